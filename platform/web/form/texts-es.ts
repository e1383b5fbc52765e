// What forms and refusals say by themselves, in Spanish.
import type { formTexts } from './texts.ts';

export const SPANISH_FORM_TEXTS: (typeof formTexts)['en'] = {
  close: 'Cerrar',
  closeMessage: 'Cerrar este mensaje',
  showPassword: 'Mostrar la contraseña',
  cancel: 'Cancelar',
  startOver: 'Empezar de nuevo',
  retype: (fields: string) => `Escriba de nuevo lo que este navegador nunca guarda: ${fields}.`,
  restored: (moment: string) => `Se recuperó lo que usted escribió y no guardó el ${moment}.`,
  possibleFrom: (day: string) => `Será posible a partir del ${day}.`,
  help: 'Ayuda para esta página',
  reference: (number: string) => `Referencia ${number}`,
  cut: (most: number, lost: number) =>
    lost === 1
      ? `Aquí caben como máximo ${most.toLocaleString('es-US')} caracteres. El último del texto nuevo quedó fuera.`
      : `Aquí caben como máximo ${most.toLocaleString('es-US')} caracteres. Los últimos ${lost.toLocaleString('es-US')} del texto nuevo quedaron fuera.`,
  conflict: {
    title: 'Otra persona guardó cambios mientras usted escribía',
    same: 'Su versión es igual a la versión guardada.',
    differs: 'Su versión sigue aquí. Es distinta de la versión guardada en:',
    field: 'Dato',
    mine: 'Su versión',
    saved: 'Versión guardada',
    nothing: 'nada',
    saveMine: 'Guardar mi versión',
    useSaved: 'Usar la versión guardada',
  },
  wording: {
    of: (about: string) => `Redacción de ${about}`,
    block: (phrase: string) => `No se puede enviar: “${phrase}”`,
    warn: (phrase: string) => `Por favor revise: “${phrase}”`,
    advice: 'La ley no permite afirmar esto. Dígalo con otras palabras, solo con lo que usted sabe.',
    instead: 'En su lugar:',
    rule: (rule: string, citation: string) => `Regla ${rule}, ${citation}`,
  },
};

import { inBothLanguages } from '../../../platform/base/language.ts';

export const cancelTexts = inBothLanguages(
  {
    title: 'Cancel my agreement',
    rights: (signed: string, through: string) =>
      `You signed on ${signed}. You may cancel without any penalty through ${through}, and later at any time. You do not have to say why.`,
    button: 'Cancel my agreement',
    confirm:
      'All work stops at once, letters that were not mailed stay unmailed, and nothing more may be charged. Your records stay readable here.',
    yes: 'Yes, cancel it now',
    no: 'No, keep it',
  },
  {
    title: 'Cancelar mi contrato',
    rights: (signed: string, through: string) =>
      `Usted firmó el ${signed}. Puede cancelar sin ninguna penalidad hasta el ${through}, y más tarde en cualquier momento. No tiene que decir por qué.`,
    button: 'Cancelar mi contrato',
    confirm:
      'Todo el trabajo se detiene de inmediato, las cartas no enviadas no se envían y no se puede cobrar nada más. Sus registros se pueden seguir leyendo aquí.',
    yes: 'Sí, cancelarlo ahora',
    no: 'No, conservarlo',
  },
);

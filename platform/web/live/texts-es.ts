// What is said when no answer came, in Spanish.
import type { refusalTexts } from './texts.ts';

export const SPANISH_REFUSAL_TEXTS: (typeof refusalTexts)['en'] = {
  fault: 'Algo salió mal de nuestro lado.',
  unreachable: 'No se puede conectar con el servidor. Revise la conexión e intente de nuevo.',
  broken: 'Algo salió mal en esta página. Vuelva a cargarla.',
};

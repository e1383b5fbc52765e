// What is said while something loads, and of the themes, in Spanish.
import type { lookTexts } from './texts.ts';

export const SPANISH_LOOK_TEXTS: (typeof lookTexts)['en'] = {
  loading: 'Cargando',
  themes: { light: 'Cambiar al tema claro', dark: 'Cambiar al tema oscuro' },
  waiting: 'Se perdió la conexión mientras se cargaba esta página. Se abrirá por sí sola en cuanto vuelva la conexión.',
};

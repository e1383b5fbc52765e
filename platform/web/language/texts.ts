import { inBothLanguages } from '../../base/language.ts';

export const languageTexts = inBothLanguages({ language: 'Language' }, { language: 'Idioma' });

// The language a client reads: the portal provides it, and each screen takes its texts in it.
import { createContext, useContext } from 'react';
import type { Bilingual, Language } from '../../base/language.ts';

/** English outside the portal: staff pages have one language. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts in the language of the page. */
export function useTexts<T>(texts: Bilingual<T>): Bilingual<T>[Language] {
  return texts[useLanguage()];
}

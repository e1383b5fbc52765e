// User input, such as a name, inside an email of the office. Only the office's own words may ask for something.
import type { Language } from '../../../platform/base/language.ts';
import { fitLine } from '../../../platform/base/one-line.ts';

/** What mail programs make a link of by themselves: addresses of pages and people, and names of hosts. */
const LINK_LIKE = /:\/\/|@|\bwww\.|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/iu;

/** The text fit for a sentence of a mail; `otherwise` when nothing is left of it or it could become a link. */
export function wordInMail(typed: string, otherwise: string): string {
  const word = fitLine(typed);
  return word === '' || LINK_LIKE.test(word) ? otherwise : word;
}

const GREETINGS = {
  en: { none: 'Hello,', to: (name: string) => `Hello ${name},` },
  es: { none: 'Hola:', to: (name: string) => `Hola, ${name}:` },
} as const;

/** How a mail to a person begins. */
export function greeting(name: string, language: Language = 'en'): string {
  const word = wordInMail(name, '');
  return word === '' ? GREETINGS[language].none : GREETINGS[language].to(word);
}

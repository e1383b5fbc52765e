// The date of birth in a letter on screen, for people who may not see it in full: the year stays, as on the contact. The paper names it.
import type { LetterDocument } from './letter-document.ts';

/** What a letter calls the client's date of birth. */
export const BIRTH_LABEL = 'Date of birth';

/** The letter with the date of birth to the year. */
export function concealBirth<D extends LetterDocument>(letter: D): D {
  return {
    ...letter,
    identification: letter.identification.map((row) =>
      row.label === BIRTH_LABEL ? { ...row, value: /\d{4}/.exec(row.value)?.[0] ?? 'on file' } : row,
    ),
  };
}

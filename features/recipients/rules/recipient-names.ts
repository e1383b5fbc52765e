// Names as reports print them: upper case, shortened, with and without punctuation.
import { nameSimilarity, nameWords } from '../../account-matching/rules/creditor-name.ts';

/** By which a name is found: 'CAPITAL ONE, N.A.' is 'Capital One NA'. Empty for a name without letters and digits. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Two printed names that may be one company. A person decides: bureaus shorten names in their own ways, and companies share words. */
const ALIKE = 0.88;

export function mayBeOne(a: string, b: string): boolean {
  if (nameKey(a) === nameKey(b)) return true;
  return nameSimilarity(a, b) >= ALIKE && nameWords(a)[0]?.[0] === nameWords(b)[0]?.[0];
}

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
  return initialOf(a) === initialOf(b) && nameSimilarity(a, b) >= ALIKE;
}

/** The first letter of the first word that distinguishes companies. */
const initialOf = (name: string): string | undefined => nameWords(name)[0]?.[0];

/** Finds the entries of a book whose names may be the same company as a name. The book is sorted once: comparing two names takes a while. */
export function alikeIn<E extends { readonly called: string }>(book: readonly E[]): (name: string) => readonly E[] {
  const byInitial = Map.groupBy(book, ({ called }) => initialOf(called));
  return (name) => (byInitial.get(initialOf(name)) ?? []).filter(({ called }) => mayBeOne(name, called));
}

// Whose answer a scan is, by the codes on its pages.
import { readLetterCode } from '../../letters/rules/letter-code.ts';

/** The letter that bears a code. */
export interface CodedLetter {
  readonly id: string;
  readonly contactId: string;
}
/** Pages from `first` on, up to the first page of the next part, belong to this letter. */
export interface AnswerPart {
  readonly first: number;
  readonly letterId: string;
}
/**
 * 'letter': the codes name one. 'several': pages of answers to several letters, with where each begins. 'other-client': the codes name letters
 * of someone else than the client who sent it. 'none': no page bears a code of a letter.
 */
export type AnswerPlace =
  | { readonly place: 'letter'; readonly letter: CodedLetter }
  | { readonly place: 'several'; readonly parts: readonly AnswerPart[] }
  | { readonly place: 'other-client' }
  | { readonly place: 'none' };

/** The codes of letters among what the barcodes of each page say, each once. Anything else that is printed on a page is left out. */
export function codesOfPages(texts: readonly (readonly string[])[]): string[][] {
  return texts.map((page) => [...new Set(page.flatMap((text) => readLetterCode(text) ?? []))]);
}

/**
 * Where the scan belongs. `ownerId` is the client who sent it, whose own letters alone count; null for a scan of the office. A page without a
 * code belongs with the page before it, and pages before the first code with that.
 */
export function placeAnswer(
  pages: readonly (readonly string[])[],
  letters: ReadonlyMap<string, CodedLetter>,
  ownerId: string | null,
): AnswerPlace {
  const known = pages.map((codes) => codes.flatMap((code) => letters.get(code) ?? []));
  const own = known.map((found) => found.filter(({ contactId }) => ownerId === null || contactId === ownerId));
  const all = new Map(own.flat().map((letter) => [letter.id, letter]));
  const [only] = all.values();
  if (!only) return { place: known.flat().length > 0 ? 'other-client' : 'none' };
  if (all.size === 1) return { place: 'letter', letter: only };
  const parts: AnswerPart[] = [];
  own.forEach(([first], at) => {
    if (first && parts.at(-1)?.letterId !== first.id) parts.push({ first: parts.length === 0 ? 1 : at + 1, letterId: first.id });
  });
  return { place: 'several', parts };
}

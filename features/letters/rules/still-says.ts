// Whether a letter that lies in the office still says what it would say if it were written now: whose it is, where it goes, what it disputes and encloses,
// and what came of earlier disputes.
import { LETTER_PROOFS, type LetterProof } from '../../files/rules/letter-proofs.ts';
import type { LetterDocument } from './letter-document.ts';

/** Parts of the identification that come from the contact. The others are the bureau's own. */
const SINGLE: ReadonlySet<string> = new Set(['Date of birth', 'Social Security number, last four', 'Phone']);
const LISTS: ReadonlySet<string> = new Set(['Other names', 'Earlier addresses']);

/** A paper in hand, by the title a letter gives it. */
export interface PaperInHand {
  readonly title: string;
  readonly kind: string | null;
}

/**
 * What the letter says that is not so any more, as the subject of a sentence; undefined where nothing is. What was added since is no matter,
 * but for a proof of identity or address where the letter has none, and there is none on paper (`onPaper`). `held` are the papers in hand by
 * file id: a paper may be gone, or turn out to be another one than the letter says.
 */
export function findChanged(
  kept: LetterDocument,
  now: LetterDocument,
  held: ReadonlyMap<string, PaperInHand>,
  onPaper: readonly LetterProof[] = [],
): string | undefined {
  if (kept.sender.name !== now.sender.name) return "The client's name";
  if (kept.sender.lines.join(', ') !== now.sender.lines.join(', ')) return "The client's address";
  const placeOf = ({ recipient }: LetterDocument): string => [recipient.name, ...recipient.lines].join(', ');
  if (placeOf(kept) !== placeOf(now)) return 'The address it goes to';
  const row = kept.identification.find(({ label, value }) => {
    const other = now.identification.find((one) => one.label === label)?.value;
    return (SINGLE.has(label) && other !== value) || (LISTS.has(label) && !holdsAll(other ?? '', value));
  });
  if (row) return row.label;
  const paper = kept.enclosedFiles?.find(({ fileId, title }) => held.get(fileId)?.title !== title);
  if (paper) return `The enclosed document “${paper.title}”`;
  const enclosed = (letter: LetterDocument, kind: string): boolean =>
    letter.enclosedFiles?.some(({ fileId }) => held.get(fileId)?.kind === kind) === true;
  if (LETTER_PROOFS.some((kind) => !onPaper.includes(kind) && enclosed(now, kind) && !enclosed(kept, kind)))
    return 'Its list of enclosures';
  if (kept.items.length !== now.items.length) return 'Its list of items';
  const item = kept.items.find(({ earlier }, at) => earlier !== now.items[at]?.earlier);
  return item && `What came of the earlier dispute of ${item.heading}`;
}

function holdsAll(now: string, kept: string): boolean {
  const known = new Set(now.split('; '));
  return kept.split('; ').every((one) => known.has(one));
}

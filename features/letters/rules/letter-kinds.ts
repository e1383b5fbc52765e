// A letter is the letter of a round to a bureau, or was written from the library to someone. What is the same for both never asks which.
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

export const RECIPIENT_CLASSES = ['bureau', 'agency', 'furnisher', 'collector', 'creditor', 'client', 'other'] as const;
export type RecipientClass = (typeof RECIPIENT_CLASSES)[number];
export const RECIPIENT_CLASS_WORDS: Readonly<Record<RecipientClass, string>> = {
  bureau: 'Bureau',
  agency: 'Other agency',
  furnisher: 'Furnisher',
  collector: 'Collector',
  creditor: 'Creditor',
  client: 'The client',
  other: 'Someone else',
};

/** The letter of a round to one bureau. */
export interface OfRound {
  readonly kind: 'round';
  readonly roundId: string;
  readonly roundNumber: number;
  readonly bureau: Bureau;
  readonly recipientClass: null;
  readonly sourceName: null;
}
/** A letter of the library. */
export interface Written {
  readonly kind: 'written';
  readonly roundId: null;
  readonly roundNumber: null;
  readonly bureau: null;
  readonly recipientClass: RecipientClass;
  /** What the letter of the library was called. */
  readonly sourceName: string;
}
export type LetterKind = OfRound | Written;

/** Who a letter goes to, as sentences name them: 'Equifax', 'Northgate Recovery LLC'. `recipient` is the first line of the address. */
export function letterTo(letter: Pick<OfRound | Written, 'kind' | 'bureau'> & { readonly recipient: string }): string {
  return letter.bureau === null ? letter.recipient : BUREAU_NAMES[letter.bureau];
}

/** The bureaus whose authorization a letter needs: those it goes to. Undefined where any authorization will do. */
export function bureausOf(letters: readonly { readonly bureau: Bureau | null }[]): readonly Bureau[] | undefined {
  const named = letters.flatMap(({ bureau }) => (bureau === null ? [] : [bureau]));
  return named.length === 0 ? undefined : named;
}

/** The kind of a letter from its columns. @throws Error where they belong to no kind; the table refuses such rows. */
export function kindOf(row: {
  readonly kind: 'round' | 'written';
  readonly roundId: string | null;
  readonly roundNumber: number | null;
  readonly bureau: Bureau | null;
  readonly recipientClass: RecipientClass | null;
  readonly sourceName: string | null;
}): LetterKind {
  const { kind, roundId, roundNumber, bureau, recipientClass, sourceName } = row;
  if (kind === 'round' && roundId !== null && roundNumber !== null && bureau !== null)
    return { kind, roundId, roundNumber, bureau, recipientClass: null, sourceName: null };
  if (kind === 'written' && recipientClass !== null && sourceName !== null)
    return { kind, roundId: null, roundNumber: null, bureau: null, recipientClass, sourceName };
  throw new Error(`A letter is neither of a round nor written.`);
}

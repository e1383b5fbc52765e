// When two records look like one person. What is found is only proposed: people decide.
import { mayBeSameFirstName } from './first-names.ts';

export const REASONS = ['ssn', 'email', 'phone', 'name-zip', 'name-birth'] as const;
export type Reason = (typeof REASONS)[number];

export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  ssn: 'same Social Security number',
  email: 'same email',
  phone: 'same phone',
  'name-zip': 'same name and ZIP code',
  'name-birth': 'same name and year of birth',
};

/** What the judgement needs of a record; nothing sealed is opened for it. */
export interface PairSide {
  readonly firstName: string;
  readonly suffix: string | null;
  /** Keyed fingerprint of the SSN; equal for equal numbers. */
  readonly ssnIndex: string | null;
  readonly birthYear: number | null;
}

/** The reasons that count, of those found. Two different numbers are two people, whatever else they share. Linked spouses, and people
 * with different first names, share a household's address and phone; a junior shares the name as well.
 */
export function judgePair(found: readonly Reason[], one: PairSide, other: PairSide, areSpouses: boolean): readonly Reason[] {
  if (found.includes('ssn')) return inOrder(found);
  if (one.ssnIndex !== null && other.ssnIndex !== null) return [];
  if (areSpouses || !mayBeSameFirstName(one.firstName, other.firstName)) return [];
  if (one.birthYear !== null && other.birthYear !== null && one.birthYear !== other.birthYear) return [];
  if (one.suffix !== null && other.suffix !== null && plain(one.suffix) !== plain(other.suffix)) return [];
  return inOrder(found);
}

function inOrder(found: readonly Reason[]): readonly Reason[] {
  return REASONS.filter((reason) => found.includes(reason));
}

function plain(suffix: string): string {
  return suffix.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

// What a letter is composed from.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import type { Correction } from '../../disputes/rules/claim-fields.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import type { EarlierResult } from '../../disputes/rules/earlier-disputes.ts';
import type { ConfirmedClaim } from '../../disputes/rules/item-claim.ts';
import type { PostalAddress } from './letter-document.ts';

export interface LetterClient {
  /** In full: first, middle and last name, and suffix. A father's file and a son's differ in nothing else. */
  readonly name: string;
  /** Street, and apartment when there is one: at most two lines, city and state apart. */
  readonly addressLines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly dateOfBirth?: CivilDate;
  readonly ssnLast4?: string;
  /** Names used before. */
  readonly otherNames?: readonly string[];
  /** Addresses of the last two years, each on one line. */
  readonly earlierAddresses?: readonly string[];
  readonly phone?: string;
}
export type FactSource = 'report' | 'document' | 'client';
export interface LetterFact {
  readonly text: string;
  readonly source: FactSource;
  /** The document that shows it, by the name under which it is enclosed; null when it is not in hand. */
  readonly document?: string | null;
}
export interface LetterItemInput {
  readonly kind: DisputeItemKind;
  /** Furnisher, court or kind of detail, as the bureau names it. */
  readonly furnisher: string;
  readonly accountNumberMasked?: string;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly reasonCode?: string | null;
  readonly instructionCode?: string | null;
  readonly correct?: readonly Correction[];
  /** 'YYYY-MM'. */
  readonly months?: readonly string[];
  readonly claims?: readonly ConfirmedClaim[];
  /** A plain text is the client's own statement. */
  readonly facts: readonly (LetterFact | string)[];
  /** What came of an earlier dispute of the item with this bureau. Present = a follow-up. */
  readonly earlierResult?: EarlierResult;
  /** The line as the report's file has it; absent where the file is not there or the line not found in it. */
  readonly inReport?: LineRows;
}
/** A paper that goes with the letter. */
export interface Enclosure {
  readonly title: string;
  /** The file in hand; absent where the sender adds the copy by hand. */
  readonly fileId?: string;
}
export interface LetterInput {
  readonly client: LetterClient;
  readonly bureau: Bureau;
  /** Where it goes, by the office's address book; the address that the program comes with where there is none. */
  readonly recipient?: PostalAddress;
  readonly date: CivilDate;
  readonly draft: boolean;
  readonly items: readonly LetterItemInput[];
  /** Only what is in hand. */
  readonly enclosures: readonly (Enclosure | string)[];
  /** Day of the report the items were read from. */
  readonly reportDate?: CivilDate;
  /** The number the bureau gave its report. */
  readonly reportNumber?: string;
}

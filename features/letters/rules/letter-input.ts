// What a letter is composed from.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';

export interface LetterClient {
  readonly name: string;
  /** Street, and apartment when there is one: at most two lines, city and state apart. */
  readonly addressLines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly dateOfBirth?: CivilDate;
  readonly ssnLast4?: string;
}
export type FactSource = 'report' | 'document' | 'client';
export interface LetterFact {
  readonly text: string;
  readonly source: FactSource;
}
export interface LetterItemInput {
  readonly kind: DisputeItemKind;
  /** Furnisher, court or kind of detail, as the bureau names it. */
  readonly furnisher: string;
  readonly accountNumberMasked?: string;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly reasonCode?: string | null;
  readonly instructionCode?: string | null;
  /** A plain text is the client's own statement. */
  readonly facts: readonly (LetterFact | string)[];
}
export interface LetterInput {
  readonly client: LetterClient;
  readonly bureau: Bureau;
  readonly date: CivilDate;
  readonly draft: boolean;
  readonly items: readonly LetterItemInput[];
  readonly enclosures: readonly string[];
  /** Day of the report the items were read from. */
  readonly reportDate?: CivilDate;
  /** Day of the bureau's answer to an earlier dispute of these items, or the day its time ran out. Present = a follow-up. */
  readonly earlierResult?: CivilDate;
}

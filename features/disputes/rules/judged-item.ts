// An item as letters and gates judge it, and what they say of it.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { Correction } from './claim-fields.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';
import type { ConfirmedClaim } from './item-claim.ts';

export type LetterProblemKind =
  | 'lineBlank'
  | 'numberUnmasked'
  | 'reasonMissing'
  | 'reasonUnfit'
  | 'reasonNeedsDocuments'
  | 'reasonTooEarly'
  | 'instructionMissing'
  | 'instructionUnfit'
  | 'instructionTooEarly'
  | 'correctionMissing'
  | 'correctionUnfit'
  | 'correctionRepeats'
  | 'monthsMissing'
  | 'monthsTooRecent'
  | 'startUnknown'
  | 'startTooRecent'
  | 'documentMissing'
  | 'factMissing'
  | 'factRepeats'
  | 'unprintable'
  | 'factUnfinished'
  | 'claimForbidden'
  | 'claimDoubtful';

export interface LetterProblem {
  readonly kind: LetterProblemKind;
  readonly message: string;
  readonly citation: string | null;
  /** False for a warning. */
  readonly blocks: boolean;
  /** The words at fault, where they are known. */
  readonly found?: string;
}

/** An item as a letter would print it. */
export interface JudgedItem {
  readonly kind: DisputeItemKind;
  /** Furnisher, court or filing, as the bureau names it. */
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly reasonCode: string | null;
  readonly instructionCode: string | null;
  readonly facts: readonly JudgedFact[];
  /** The bureau the letter goes to; with it, facts that only repeat its report are noticed. */
  readonly bureau?: Bureau;
  readonly correct?: readonly Correction[];
  readonly months?: readonly string[];
  /** Claims of findings the client answered. */
  readonly claims?: readonly ConfirmedClaim[];
}
export interface JudgedFact {
  readonly text: string;
  readonly source?: 'report' | 'document' | 'client';
  /** The one that was chosen, in hand or not. */
  readonly documentId?: string | null | undefined;
  /** The document that shows it, by name; null when none is in hand. */
  readonly document?: string | null;
}

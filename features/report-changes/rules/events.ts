// What a comparison of two reports says.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, Tradeline } from '../../report-files/rules/model.ts';

export type EventKind =
  | 'added'
  | 'deleted'
  | 're-inserted'
  | 'improved'
  | 'worsened'
  | 'updated'
  | 're-aged'
  | 'unchanged'
  | 'sold-on'
  | 'duplicate';

/** One change of one field, as printed on screens: "Past due", "$120", "$0". */
export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly effect: 'better' | 'worse' | 'neutral';
}

export interface ReportEvent {
  readonly kind: EventKind;
  readonly bureau: Bureau;
  readonly line: 'tradeline' | 'inquiry' | 'public-record';
  /** Names the line across reports (matching/line-key.ts); of a line that both reports list, the key it had in the earlier one. */
  readonly lineKey: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  /** Whether the line counts against the client: as it is now, or as it last was when it is gone. */
  readonly negative: boolean;
  /** Ids in the two reports; null where the line is not listed. */
  readonly previousLineId: string | null;
  readonly nextLineId: string | null;
  readonly changes: readonly FieldChange[];
  /**
   * Plain sentence of what speaks for it, for kinds that are a suspicion ('re-inserted', 're-aged', 'sold-on', 'duplicate'); of a
   * deletion, that the line was due to leave; of a pair whose number changed, why it is taken for one line.
   */
  readonly evidence: string | null;
}

export interface BureauComparison {
  readonly bureau: Bureau;
  /** False when the comparison says nothing: the bureau is missing, frozen, without a file, or its new list looks incomplete. */
  readonly compared: boolean;
  /** Why not, one sentence; null when compared. */
  readonly reason: string | null;
  /** True when a person has to say whether the new file is complete before anything counts as deleted. */
  readonly looksIncomplete: boolean;
  /** Unchanged lines are listed too ('unchanged'): an open dispute turns them into "verified". */
  readonly events: readonly ReportEvent[];
}
export interface Comparison {
  readonly bureaus: Readonly<Record<Bureau, BureauComparison>>;
}

/** A line that an earlier comparison saw disappear and that has not come back since. */
export interface DeletedLine {
  readonly bureau: Bureau;
  readonly lineKey: string;
  readonly account: Tradeline;
  readonly trade: BureauTrade;
}

export interface CompareOptions {
  readonly deleted?: readonly DeletedLine[];
  /** A person said that the new file is complete although it lists less than half of the old. */
  readonly confirmedComplete?: readonly Bureau[];
}

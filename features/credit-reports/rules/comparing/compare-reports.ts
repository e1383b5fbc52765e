// What changed between two reports of one person, bureau by bureau (field reference, section 7).
import type { Bureau, BureauTrade, CreditReport, Tradeline } from '../model.ts';
import { BUREAUS } from '../model.ts';

export type EventKind =
  | 'added' | 'deleted' | 're-inserted' | 'improved' | 'worsened' | 'updated' | 're-aged' | 'unchanged' | 'sold-on' | 'duplicate';

/** One change of one field, as printed on screens: "Past due", "$120", "$0". */
export interface FieldChange { readonly field: string; readonly label: string; readonly before: string; readonly after: string; readonly effect: 'better' | 'worse' | 'neutral' }

export interface ReportEvent {
  readonly kind: EventKind;
  readonly bureau: Bureau;
  readonly line: 'tradeline' | 'inquiry' | 'public-record';
  /** Names the line across reports (matching/line-key.ts). */
  readonly lineKey: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly negative: boolean;
  /** Ids in the two reports; null where the line is not listed. */
  readonly previousLineId: string | null;
  readonly nextLineId: string | null;
  readonly changes: readonly FieldChange[];
  /** Plain sentence of what speaks for it, for kinds that are a suspicion ('re-inserted', 're-aged', 'sold-on', 'duplicate'). */
  readonly evidence: string | null;
}

export interface BureauComparison {
  readonly bureau: Bureau;
  /** False when nothing may be said: the bureau is missing, frozen, without a file, or its new list looks incomplete. */
  readonly compared: boolean;
  /** Why not, one sentence; null when compared. */
  readonly reason: string | null;
  /** True when a person has to say whether the new file is complete before anything counts as deleted. */
  readonly looksIncomplete: boolean;
  /** Unchanged lines are listed too ('unchanged'): an open dispute turns them into "verified". */
  readonly events: readonly ReportEvent[];
}
export interface Comparison { readonly bureaus: Readonly<Record<Bureau, BureauComparison>> }

/** A line that an earlier comparison saw disappear and that has not come back since. */
export interface DeletedLine { readonly bureau: Bureau; readonly lineKey: string; readonly account: Tradeline; readonly trade: BureauTrade }

export interface CompareOptions {
  readonly deleted?: readonly DeletedLine[];
  /** A person said that the new file is complete although it lists less than half of the old. */
  readonly confirmedComplete?: readonly Bureau[];
}

/**
 * Compares per bureau; `previous` may be a different report for each bureau, since single-bureau pulls come between. Both reports are
 * matched already. A bureau is only compared when both hold its file ('yes') and the days of the pull differ.
 */
export function compareReports(_previous: CreditReport | Readonly<Partial<Record<Bureau, CreditReport>>>, _next: CreditReport, _options: CompareOptions = {}): Comparison {
  const none = (bureau: Bureau): BureauComparison => ({ bureau, compared: false, reason: 'Not compared yet.', looksIncomplete: false, events: [] });
  const [EQ, EX, TU] = BUREAUS.map(none) as [BureauComparison, BureauComparison, BureauComparison];
  return { bureaus: { EQ, EX, TU } };
}

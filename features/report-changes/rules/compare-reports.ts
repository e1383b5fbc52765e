// What changed between two reports of one person, bureau by bureau (field reference, section 7).
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { whyMissingIsNotGone, whyNotCompared } from './comparable.ts';
import type { BureauComparison, CompareOptions, Comparison, EventKind, ReportEvent } from './events.ts';
import { inquiryEvents } from './inquiry-events.ts';
import { publicRecordEvents } from './public-record-events.ts';
import { tradelineEvents } from './tradeline-events.ts';

export type { BureauComparison, CompareOptions, Comparison, DeletedLine, EventKind, FieldChange, ReportEvent } from './events.ts';

/**
 * Compares per bureau; `previous` may be a different report for each bureau, since single-bureau pulls come between. Both reports are
 * matched already. A bureau is only compared when both hold its file ('yes') and the days of the pull differ.
 */
export function compareReports(
  previous: CreditReport | Readonly<Partial<Record<Bureau, CreditReport>>>,
  next: CreditReport,
  options: CompareOptions = {},
): Comparison {
  const of = (bureau: Bureau): BureauComparison =>
    compareBureau(bureau, 'sourceFormat' in previous ? previous : previous[bureau], next, options);
  return { bureaus: { EQ: of('EQ'), EX: of('EX'), TU: of('TU') } };
}

const ORDER: readonly EventKind[] = [
  'deleted',
  're-inserted',
  're-aged',
  'worsened',
  'improved',
  'sold-on',
  'duplicate',
  'added',
  'updated',
  'unchanged',
];

function compareBureau(bureau: Bureau, previous: CreditReport | undefined, next: CreditReport, options: CompareOptions): BureauComparison {
  const confirmed = options.confirmedComplete?.includes(bureau) ?? false;
  const doubt = whyNotCompared(bureau, previous, next, confirmed);
  if (doubt || !previous) {
    return { bureau, compared: false, reason: doubt?.reason ?? null, looksIncomplete: doubt?.looksIncomplete ?? false, events: [] };
  }
  const deleted = options.deleted?.filter((line) => line.bureau === bureau) ?? [];
  const events: ReportEvent[] = [
    ...tradelineEvents({ bureau, previous, next, deleted }),
    ...inquiryEvents(bureau, previous, next),
    ...publicRecordEvents(bureau, previous, next),
  ];
  const reason = confirmed || events.every(({ kind }) => kind !== 'deleted') ? undefined : whyMissingIsNotGone(bureau, previous, next);
  if (reason !== undefined) return { bureau, compared: false, reason, looksIncomplete: true, events: [] };
  return {
    bureau,
    compared: true,
    reason: null,
    looksIncomplete: false,
    events: events.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  };
}

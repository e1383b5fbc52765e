// Lines of a report that were disputed before, each with its earlier disputes.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findReportLine, type ReportLine } from '../../report-files/rules/report-lines.ts';
import { findLineIn } from './place-notes.ts';
import { listEarlier, type StoredEarlier } from './store/earlier.ts';

export interface DisputedNow {
  readonly line: ReportLine;
  /** Oldest first. */
  readonly earlier: readonly StoredEarlier[];
}

/** In the order in which they were first disputed. What the report does not list, or lists more than once, is left out. */
export async function listDisputedNow(
  db: StaffDb,
  sealer: Sealer,
  {
    contactId,
    reportId,
    report,
    zone,
  }: { readonly contactId: string; readonly reportId: string; readonly report: CreditReport; readonly zone: string },
): Promise<DisputedNow[]> {
  const found = new Map<string, { readonly line: ReportLine; readonly earlier: StoredEarlier[] }>();
  // Every opened round comes before one that is not opened yet.
  for (const one of await listEarlier(db, sealer, { contactId, number: AFTER_ALL, zone })) {
    const lineId = findLineIn(report, reportId, one);
    const line = lineId === undefined ? undefined : findReportLine(report, one.kind, lineId, one.bureau);
    if (!line) continue;
    const key = `${line.bureau}|${line.kind}|${line.lineId}`;
    const known = found.get(key) ?? { line, earlier: [] };
    known.earlier.push(one);
    found.set(key, known);
  }
  return [...found.values()];
}

const AFTER_ALL = 2_147_483_647;

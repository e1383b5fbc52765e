// Whose lines of a report are, for what the client sees: while no one knows, or once someone said that they are another person's, they are shown
// to no one but the office.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { findReportById, type StoredReport } from './store.ts';

/**
 * Whether what a report says at these bureaus, or at any of them, may be about someone else. A combined report is as good as its parts from there;
 * one whose parts from there are no longer in it does not say it any more. Each report is read once.
 */
export function judgeOwners(db: Db): (reportId: string, bureaus: readonly Bureau[] | null) => Promise<boolean> {
  const read = new Map<string, StoredReport | undefined>();
  const find = async (id: string): Promise<StoredReport | undefined> => {
    if (!read.has(id)) read.set(id, await findReportById(db, id));
    return read.get(id);
  };
  return async (reportId, bureaus) => {
    const whole = await find(reportId);
    if (!whole?.parts) return isInDoubt(whole);
    const parts = whole.parts.filter((part) => bureaus === null || bureaus.includes(part.bureau));
    for (const part of parts) if (isInDoubt(await find(part.reportId))) return true;
    return parts.length === 0;
  };
}

/** Set aside with a doubt that no one lifted, it is someone else's. Only its day may have been in doubt. */
function isInDoubt(report: StoredReport | undefined): boolean {
  if (!report || report.state === 'questioned') return true;
  const { state, doubts, personConfirmedBy } = report;
  return state !== 'ready' && personConfirmedBy === null && doubts.some(({ stops, what }) => stops && what !== 'date');
}

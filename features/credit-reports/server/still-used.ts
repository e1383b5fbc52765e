// Whether what was asked about a report still rests on reports that are used.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { findReportById } from './store.ts';
import { areAllReady, listCombined } from './store/combined.ts';

/**
 * True while the report is used. What a combined report says of one bureau stays while that bureau's part is used; what it says across bureaus (null:
 * all of them) only while their parts stand in one combined report.
 */
export async function isStillUsed(db: Db, reportId: string, bureaus: readonly Bureau[] | null): Promise<boolean> {
  const whole = await findReportById(db, reportId);
  if (!whole) return false;
  if (!whole.parts) return whole.state !== 'discarded';
  const parts = whole.parts.filter(({ bureau }) => bureaus === null || bureaus.includes(bureau));
  if (parts.length === 0 || !(await areAllReady(db, whole.contactId, parts))) return false;
  if (parts.length === 1) return true;
  const together = (await listCombined(db, whole.contactId)).filter(({ state }) => state === 'ready');
  return together.some((row) => parts.every((part) => row.parts.some(({ reportId: id }) => id === part.reportId)));
}

// Whether a round may be opened from a report of this age: its letters say what bureaus report now (15 U.S.C. 1679b(a)(1)).
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { describeReportAge, describeUndated, judgeReportAge, oldestDate } from '../../report-files/rules/report-age.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';

const CROA_TRUTH = '15 U.S.C. 1679b(a)(1)';

/**
 * From 60 days on a warning; from 120 days on the round is not opened. That a client confirmed an item again after that time would allow
 * it, but an item does not keep when it was confirmed, so a newer report is needed.
 */
export function checkReportAge(
  report: Pick<CreditReport, 'reportDate' | 'parts' | 'accounts' | 'inquiries' | 'bureaus'> | undefined,
  items: readonly Pick<DraftItemInput, 'bureau'>[],
  today: CivilDate,
): GateRefusal[] {
  if (!report) return [];
  const date = oldestDate(
    report,
    items.map(({ bureau }) => bureau),
  );
  const undated = date === undefined ? describeUndated(report, today) : undefined;
  const message = undated ?? describeReportAge(date, today);
  if (message === undefined) return [];
  const blocks = undated !== undefined || judgeReportAge(date, today) === 'tooOld';
  return [{ code: blocks ? 'disputes.reportTooOld' : 'disputes.reportOld', message, citation: CROA_TRUTH, blocks }];
}

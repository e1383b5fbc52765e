// What this feature asks of disputes: the status of disputed lines, in terms that outlive a report.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { inquiryKeyOf, lineKeyOf, recordKeyOf } from '../../account-matching/rules/line-key.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findPersonalLine } from '../../report-files/rules/personal-lines.ts';
import { findAccount } from '../../report-files/rules/report-lines.ts';
import { openReports } from '../../credit-reports/server/public.ts';
import { listDisputedLines, type DisputedLineRow } from '../../disputes/server/public.ts';
import type { DisputedLine } from '../rules/finding.ts';

const OUTCOMES: Readonly<Record<DisputedLineRow['state'], DisputedLine['outcome']>> = {
  'in-progress': 'none',
  unanswered: 'none',
  removed: 'deleted',
  corrected: 'updated',
  confirmed: 'verified',
};

/** What became of the lines disputed so far; lines that can no longer be named are left out. */
export async function listDisputedLinesOf(db: JobDb | StaffDb, sealer: Sealer, contactId: string, zone: string): Promise<DisputedLine[]> {
  const rows = await listDisputedLines(db, sealer, contactId);
  const reports = await openReports(
    db,
    sealer,
    rows.map(({ reportId }) => reportId),
  );
  return rows.flatMap((row) => {
    const report = reports.get(row.reportId);
    const lineKey = report && keyOf(report, row);
    if (lineKey === undefined) return [];
    // Without a recorded mailing no time runs, so nothing is overdue.
    return [
      {
        bureau: row.bureau,
        lineKey,
        lineId: row.lineId,
        heading: row.heading,
        sentOn: row.mailedOn ?? civilDateAt(row.openedAt, zone),
        overdueAfter: row.overdueAfter,
        outcome: OUTCOMES[row.state],
        outcomeOn: row.answeredOn ?? (row.decidedAt && civilDateAt(row.decidedAt, zone)),
      },
    ];
  });
}

function keyOf(report: CreditReport, { kind, lineId, bureau }: DisputedLineRow): string | undefined {
  if (kind === 'tradeline') {
    const account = findAccount(report, lineId);
    const trade = account?.byBureau[bureau]?.[0];
    return account && trade && lineKeyOf(trade, account.portfolio === 'COLL');
  }
  if (kind === 'inquiry') {
    const inquiry = report.inquiries.find(({ id }) => id === lineId);
    return inquiry && inquiryKeyOf(inquiry);
  }
  if (kind === 'personal-information') return findPersonalLine(report, lineId, bureau)?.lineKey;
  const record = report.publicRecords.find(({ id }) => id === lineId);
  const filing = record?.byBureau[bureau]?.[0];
  return record && filing && recordKeyOf(record.kind, filing);
}

// Whether a bureau reports as late the months that a dispute says it does: a letter says "You report this account as late in …".
import { isLateCode } from '../../report-files/rules/history-codes.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findAccount } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';

/** A problem where a chosen month is not late in the history this bureau prints; only a warning where it prints none. */
export function checkMonths(
  report: CreditReport | undefined,
  { bureau, kind, lineId, months = [] }: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId' | 'months'>,
): GateRefusal[] {
  if (!report || kind !== 'tradeline' || months.length === 0) return [];
  const cells = (findAccount(report, lineId)?.byBureau[bureau] ?? []).flatMap(({ history }) => history);
  const late = new Set(cells.filter(({ code }) => isLateCode(code)).map(({ month }) => month));
  const strange = months.find((month) => !late.has(month));
  if (strange === undefined) return [];
  const blocks = cells.length > 0;
  return [
    {
      code: 'disputes.monthNotReported',
      citation: '15 U.S.C. 1679b(a)(1)',
      blocks,
      message: blocks
        ? `The report does not show ${strange} as late at this bureau. Choose only months that it shows as late.`
        : `The report has no payment history of this bureau. Check on paper that it shows ${strange} as late.`,
    },
  ];
}

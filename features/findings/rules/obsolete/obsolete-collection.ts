// A collection or charge-off older than 15 U.S.C. 1681c(a)(4) and (c)(1) allow.
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { PayStatus } from '../../../report-files/rules/model.ts';
import { reportDay, spanOf } from '../dates/known-days.ts';
import { dateText, perLine } from '../finding-parts.ts';
import { exemptNote, isExemptUse, lastDayOfCollection } from '../obsolescence.ts';
import { ofReportDay } from '../evidence.ts';

/** Placed for collection or charged off, paid or not; a settlement alone does not say which. */
export const COLLECTED: ReadonlySet<PayStatus> = new Set<PayStatus>([
  'collection',
  'charge-off',
  'collection-or-charge-off',
  'paid-was-collection',
  'paid-was-charge-off',
]);

export const obsoleteCollection = perLine(
  {
    code: 'A1',
    title: 'Collection or charge-off older than seven years',
    citation: '15 U.S.C. 1681c(a)(4), (c)(1)',
    basis: 'statute',
    guard:
      'Only with a reported date of first delinquency, counted from the last day it may stand for; never from the date opened or of the last payment, never for student loans or in a mortgage report.',
  },
  ({ account, trade, collection, bureau, who }, { report }) => {
    const day = reportDay(report, bureau);
    // Loans of the government follow other rules for the start of the seven years.
    if (
      isExemptUse(report, bureau) ||
      !day ||
      !trade.firstDelinquency ||
      account.category === 'student' ||
      !(collection || COLLECTED.has(trade.payStatus))
    )
      return undefined;
    const from = spanOf(trade.firstDelinquency, bureau);
    const last = lastDayOfCollection(from.last);
    if (day <= last) return undefined;
    const approximate = from.first !== from.last;
    return {
      severity: 'high',
      confidence: approximate ? 0.9 : 0.95,
      facts: [
        `${who} reports ${collection ? 'a collection' : 'a collection or charge-off'} with a date of first delinquency of ${dateText(trade.firstDelinquency)}, in a report of ${formatCivilDate(day)}.`,
      ],
      values: [
        ['Date of first delinquency', dateText(trade.firstDelinquency)],
        ['Counted from', `${formatCivilDate(from.last)}${approximate ? ' (approximate: last day it may be)' : ''}`],
        ['Plus 180 days and 7 years', formatCivilDate(last)],
        ['Report date', formatCivilDate(day)],
        ...exemptNote(report, bureau),
      ],
      evidence: ['firstDelinquency', 'payStatus', ...ofReportDay(report, bureau)],
      suggestedReason: 'obsolete',
      suggestedClaim: `This account first went unpaid in or before ${dateText(trade.firstDelinquency)} and was never brought current again. It is older than may be reported.`,
      question: `Did you first fall behind on this account by ${dateText(trade.firstDelinquency)} and never catch up again?`,
    };
  },
);

// An account that must carry a date of first delinquency and is shown without one.
import { formatOf } from '../../../credit-reports/rules/combining/combine-reports.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, PayStatus } from '../../../report-files/rules/model.ts';
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { accountLines, perLine, type AccountLine } from '../finding-parts.ts';
import { given } from '../evidence.ts';

/** Metro 2 account statuses that require the date, and those that do with a payment rating that is not current. */
const CODES = /^(?:6[1-5]|71|78|80|8[234]|8[89]|9[3-7])$/;
const RATED = /^(?:05|13)$/;
/** Where the source prints words only: those that stand for the same statuses. */
const STATUSES: ReadonlySet<PayStatus> = new Set<PayStatus>([
  'collection',
  'charge-off',
  'collection-or-charge-off',
  'repossession',
  'foreclosure',
  'late30',
  'late60',
  'late90',
  'late120',
  'late150',
  'late180',
  'paid-was-collection',
  'paid-was-charge-off',
]);

export const firstDelinquencyMissing = perLine(
  {
    code: 'A5',
    title: 'Date of first delinquency missing',
    citation: '15 U.S.C. 1681s-2(a)(5)(A)',
    basis: 'statute',
    guard:
      'Only where this bureau prints the date for other lines of the same kind in this report; consumer reports often leave it out, which says nothing about the bureau.',
  },
  (line, { report }) => {
    const { trade, who } = line;
    if (trade.firstDelinquency || !needsDate(line) || !printsDate(report, line.bureau, line.collection)) return undefined;
    const status = payStatusText(trade);
    return {
      severity: 'medium',
      confidence: 0.4,
      facts: [`${who} reports the status “${status}” and shows no date of first delinquency.`],
      values: [
        ['Status', trade.statusCode ? `${status} (${trade.statusCode})` : status],
        ['Date of first delinquency', 'not shown'],
        ['Shown for other lines of this bureau', 'yes'],
      ],
      evidence: [...given(trade, 'payStatus', 'statusCode'), 'firstDelinquency'],
      suggestedReason: 'incomplete',
      suggestedClaim: 'The report does not show when this account first became delinquent, so nobody can tell how long it may be reported.',
      question: 'Did you fall behind on this account and stay behind?',
    };
  },
);

function needsDate({ trade, collection }: AccountLine): boolean {
  const { statusCode, paymentRating = '', payStatus } = trade;
  if (statusCode !== undefined) return CODES.test(statusCode) || (RATED.test(statusCode) && /^[1-6GL]$/.test(paymentRating));
  return collection || STATUSES.has(payStatus);
}

/** Only what a report shows elsewhere can be missing: the formats that never print the date would make every line a finding. */
function printsDate(report: CreditReport, bureau: Bureau | null, collection: boolean): boolean {
  if (formatOf(report, bureau) === 'manual') return false;
  return accountLines(report).some(
    (other) => other.bureau === bureau && other.collection === collection && other.trade.firstDelinquency !== undefined,
  );
}

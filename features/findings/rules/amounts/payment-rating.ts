// A Metro 2 payment rating where the account status takes none, or none where it takes one.
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { accountLines, perLine } from '../finding-parts.ts';

/** Statuses that say nothing of how the account was paid, so that a rating goes with them. */
const RATED = /^(?:05|13|65|88|89|94|95)$/;

export const unfittingPaymentRating = perLine(
  {
    code: 'A16',
    title: 'Payment rating does not fit the status',
    citation: 'Metro 2 (industry standard, not law): a payment rating goes with statuses 05, 13, 65, 88, 89, 94 and 95 only',
    basis: 'standard',
    guard:
      'Only where the source prints the raw codes; a missing rating counts only when this bureau prints ratings for other lines of the report.',
  },
  ({ trade, who, bureau }, { report }) => {
    const { statusCode, paymentRating } = trade;
    if (statusCode === undefined || !/^\d\d$/.test(statusCode)) return undefined;
    const rating = paymentRating?.trim() ?? '';
    const rated = RATED.test(statusCode);
    if (rated === (rating !== '')) return undefined;
    if (rated && !accountLines(report).some((other) => other.bureau === bureau && (other.trade.paymentRating?.trim() ?? '') !== ''))
      return undefined;
    return {
      severity: 'low',
      confidence: 0.5,
      facts: [
        `${who} reports the account status ${statusCode}${rating === '' ? ' without a payment rating' : ` together with the payment rating ${rating}`}.`,
      ],
      values: [
        ['Account status', `${payStatusText(trade)} (${statusCode})`],
        ['Payment rating', rating === '' ? 'none' : rating],
      ],
      evidence: ['statusCode', 'paymentRating'],
      suggestedReason: 'status-wrong',
      suggestedClaim: 'The status of this account and its payment rating do not fit together, so one of them is wrong.',
      question: `Is “${payStatusText(trade)}” the wrong status for this account?`,
    };
  },
);

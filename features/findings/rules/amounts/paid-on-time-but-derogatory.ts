// An account paid on time from first to last with a remark of collection or charge-off.
import { listWords } from '../../../report-files/rules/report-view.ts';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import { perLine, type AccountLine } from '../finding-parts.ts';
import { paidWords } from './paid.ts';
import { given, monthFields, remarkFields } from '../evidence.ts';

const DEROGATORY =
  /charged?[\s-]?off|reported as a loss|profit and loss|bad debt|placed for collection|collection account|paid collection/i;
/** What the client had the bureau print is no report of the creditor. */
const SAID_BY_CLIENT = /consumer statement|\bdisput/i;

export const paidOnTimeButDerogatory = perLine(
  {
    code: 'A17',
    title: 'Paid on time, with a derogatory remark',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Only when the account is reported as paid and current, every month shown is known and on time, and no late payment is counted and no earlier adverse rating is printed; a month printed as unknown keeps it silent.',
  },
  (line) => {
    const { trade, who, collection } = line;
    const remarks = trade.remarks.filter(({ text }) => DEROGATORY.test(text) && !SAID_BY_CLIENT.test(text)).map(({ text }) => `“${text}”`);
    if (collection || remarks.length === 0 || !paidOnTime(line) || !cleanHistory(trade)) return undefined;
    return {
      severity: 'high',
      confidence: 0.75,
      facts: [`${who} reports this account as paid and shows no late month, and adds the remark ${listWords(remarks)}.`],
      values: [
        ['Remark', listWords(remarks)],
        ['Months shown, all on time', String(trade.history.filter(({ code }) => code === 'OK' || code === 'ZB').length)],
      ],
      evidence: [
        ...remarkFields(trade, (text) => DEROGATORY.test(text) && !SAID_BY_CLIENT.test(text)),
        ...given(trade, 'statusCode', 'paymentRating', 'payStatus'),
        ...monthFields(trade.history),
      ],
      suggestedReason: 'remarks-wrong',
      suggestedClaim: 'I paid this account on time until it was paid off. It was never charged off or sent to collection.',
      question: 'Did you pay this account on time until it was paid off?',
    };
  },
);

function paidOnTime(line: AccountLine): boolean {
  const { statusCode, paymentRating, payStatus, worstStatus } = line.trade;
  if (statusCode !== undefined) return statusCode === '13' && paymentRating === '0';
  return (
    paidWords(line) !== undefined &&
    (payStatus === 'current' || payStatus === 'paid-or-closed') &&
    (worstStatus === undefined || worstStatus === 'current')
  );
}

function cleanHistory({ history, late30, late60, late90, late120, adverseRatings }: BureauTrade): boolean {
  return (
    adverseRatings === undefined &&
    history.some(({ code }) => code === 'OK') &&
    history.every(({ code }) => code === 'OK' || code === 'ZB' || code === 'ND') &&
    [late30, late60, late90, late120].every((count) => count === undefined || count === 0)
  );
}

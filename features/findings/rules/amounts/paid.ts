// What a line says of the account being paid, settled or at zero.
import type { AccountLine } from '../finding-parts.ts';
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { printsAs } from './printed-condition.ts';

/** Metro 2: paid or closed (13), and paid in full after a worse status (61 to 65). */
const PAID_CODES = /^(?:13|6[1-5])$/;
const PAID =
  /\b(?:paid in full|paid collection|paid charge.?off|account paid|paid account|paid satisfactorily|settled (?:for )?less|settled in full|zero balance)\b|^paid\.?$|^settled\.?$/i;
const NOT_PAID = /\bunpaid\b|\bnot (?:been )?(?:paid|satisfied)|\bpartial|\bpaying\b|to be paid|statement/i;

/** The words by which the line reports the account as paid; undefined when it does not. "Paid or closed" says neither. */
export function paidWords({ trade }: AccountLine): string | undefined {
  if (trade.statusCode !== undefined && PAID_CODES.test(trade.statusCode)) return `${payStatusText(trade)} (${trade.statusCode})`;
  if (trade.payStatus === 'paid-was-collection' || trade.payStatus === 'paid-was-charge-off' || trade.payStatus === 'settled')
    return payStatusText(trade);
  if (trade.condition === 'paid' && printsAs(trade.conditionRaw, /paid/i)) return 'Paid';
  return trade.remarks.find(({ text }) => PAID.test(text) && !NOT_PAID.test(text))?.text;
}

// What names one bureau's line across reports. Names change and masks differ, so a key is built from what stays: TransUnion's own item
// key where there is one, else the number as far as it is readable, the month of opening and the amount of a loan.
import type { BureauTrade, Inquiry, LineRef, PublicRecord } from '../../report-files/rules/model.ts';
import { compareNumbers, numberPattern } from './account-number.ts';

/**
 * Stable for the same line in every report of one source family. An IdentityIQ page hides the end of a number and of data files only
 * the end is kept, so between those two the keys differ; `sameLineKey` knows them as one.
 */
export function lineKeyOf(trade: BureauTrade, collection: boolean): string {
  if (trade.vendorKey) return trade.vendorKey;
  const number = numberPattern(trade.accountNumberMasked);
  const readable = /[^*]/.test(number);
  // Loans of one borrower may share number and month (student loans). The amount lent distinguishes them and does not change.
  const lent = isLoan(trade) && trade.highCredit ? String(Math.round(trade.highCredit / 100)) : '';
  return [
    collection ? 'coll' : 'acct',
    number,
    openedMonth(trade),
    lent,
    readable ? '' : nameKey(trade.originalCreditor ?? trade.creditorName),
  ].join('|');
}

/**
 * True when two keys can name the same line of one bureau though the number is masked differently. Exact equality should be tried first,
 * and of several lines that can be meant none is: collections opened in one month may differ in nothing that both masks show.
 */
export function sameLineKey(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [a.split('|'), b.split('|')];
  if (x.length !== 5 || y.length !== 5 || x[0] !== y[0] || x[2] === '' || x[2] !== y[2] || x[3] !== y[3] || x[4] !== y[4]) return false;
  const [one = '', other = ''] = [x[1], y[1]];
  return compareNumbers(one, other).compatible || (one.length === other.length && noneDiffers(one, other));
}

function noneDiffers(a: string, b: string): boolean {
  return [...a].every((char, i) => char === '*' || b[i] === '*' || char === b[i]);
}

/** An inquiry is who asked and when; nothing else of it lasts. */
export function inquiryKeyOf({ name, date }: Pick<Inquiry, 'name' | 'date'>): string {
  return ['inq', nameKey(name), date?.iso ?? ''].join('|');
}

export function recordKeyOf(
  kind: PublicRecord['kind'],
  { filed, reference }: { readonly filed?: { readonly iso: string }; readonly reference?: string },
): string {
  return ['rec', kind, filed?.iso.slice(0, 7) ?? '', (reference ?? '').replace(/\D/g, '')].join('|');
}

export function lineRefOf(trade: BureauTrade, collection: boolean): LineRef {
  return {
    bureau: trade.bureau,
    lineKey: lineKeyOf(trade, collection),
    heading: trade.creditorName,
    accountNumberMasked: trade.accountNumberMasked,
  };
}

/** Whether the line is a loan with a fixed amount, judged by its printed type. */
export function isLoan({ loanTypeText, accountTypeText }: BureauTrade): boolean {
  return /install|mortgage|educat|student/i.test(`${loanTypeText ?? ''} ${accountTypeText ?? ''}`);
}

function openedMonth({ opened }: BureauTrade): string {
  return opened === undefined ? '' : opened.iso.slice(0, opened.precision === 'year' ? 4 : 7);
}

/** A creditor's name as it may be compared for being the very same. */
function nameKey(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 24);
}

// What makes two lines one debt.
import { addDays } from '../../../../platform/base/civil-date.ts';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import { spanOf } from '../dates/known-days.ts';
import type { AccountLine } from '../finding-parts.ts';

const FORMS = /\b(?:bank|banks|na|n a|inc|llc|corp|co|company|fka|dba|svc|services|financial|the)\b/g;

/** A creditor's name without punctuation and the words of its legal form; '' when nothing is left. */
export function creditorKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, ' ')
    .replace(FORMS, ' ')
    .replace(/\s+/g, '')
    .trim();
}

/** Who first lent the money, as far as the line says. */
export function originalKey({ trade, account, collection }: AccountLine): string {
  return creditorKey(trade.originalCreditor ?? (collection ? (account.originalCreditor ?? '') : trade.creditorName));
}

/** Whether both numbers end in the same four characters; undefined when the end of one is masked, since loans of one lender begin alike. */
export function sameLastFour(a: BureauTrade, b: BureauTrade): boolean | undefined {
  const [x, y] = [a, b].map(({ accountNumberMasked }) => /[0-9A-WYZ]{4}$/.exec(accountNumberMasked.toUpperCase())?.[0]);
  return x === undefined || y === undefined ? undefined : x === y;
}

/** Opened within a week of each other, as far as both dates are known; dates known to the month count when it is the same month. */
export function sameOpening(a: AccountLine, b: AccountLine): boolean | undefined {
  if (!a.trade.opened || !b.trade.opened || a.trade.opened.precision === 'year' || b.trade.opened.precision === 'year') return undefined;
  const [x, y] = [spanOf(a.trade.opened, a.bureau), spanOf(b.trade.opened, b.bureau)];
  return (
    x.first <= addDays(y.last, 7) &&
    y.first <= addDays(x.last, 7) &&
    (x.first.slice(0, 7) === y.first.slice(0, 7) || x.first === x.last || y.first === y.last)
  );
}

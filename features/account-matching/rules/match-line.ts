// One bureau's line as matching looks at it: everything that is compared worked out once.
import type { Cents } from '../../../platform/base/money.ts';
import { monthIndex } from '../../report-files/rules/history-months.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, Portfolio } from '../../report-files/rules/model.ts';
import { numberPattern } from './account-number.ts';
import { lineKeyOf } from './line-key.ts';

/** Accounts of different families are never one account; null is not known. */
export type Family = 'line' | 'loan' | 'mortgage' | 'collection' | null;

export interface MatchLine {
  readonly trade: BureauTrade;
  readonly bureau: Bureau;
  readonly family: Family;
  readonly lineKey: string;
  readonly number: string;
  /** Month of opening as a count of months; null when the source does not give the month. */
  readonly month: number | null;
  /** Amounts that identify an account, null when not given: monthly payment, balance, high credit, limit. */
  readonly amounts: readonly [Cents | null, Cents | null, Cents | null, Cents | null];
  /** The content of the line as text. Lines with the same text are interchangeable, so the order of the source decides nothing. */
  readonly text: string;
}

const FAMILIES: Readonly<Record<Portfolio, Family>> = {
  R: 'line',
  C: 'line',
  O: 'line',
  I: 'loan',
  M: 'mortgage',
  COLL: 'collection',
  U: null,
};

export function matchLineOf(trade: BureauTrade, portfolio: Portfolio): MatchLine {
  const { opened } = trade;
  const month = opened && opened.precision !== 'year' ? monthIndex(Number(opened.iso.slice(0, 4)), Number(opened.iso.slice(5, 7))) : null;
  const amounts = [trade.monthlyPayment ?? null, trade.balance ?? null, trade.highCredit ?? null, trade.creditLimit ?? null] as const;
  const lineKey = lineKeyOf(trade, portfolio === 'COLL');
  return {
    trade,
    bureau: trade.bureau,
    family: FAMILIES[portfolio],
    lineKey,
    number: numberPattern(trade.accountNumberMasked),
    month,
    amounts,
    text: [
      trade.bureau,
      lineKey,
      portfolio,
      trade.creditorName,
      opened?.iso,
      ...amounts,
      trade.pastDue,
      trade.payStatus,
      trade.reported?.iso,
      trade.originalCreditor,
    ].join('|'),
  };
}

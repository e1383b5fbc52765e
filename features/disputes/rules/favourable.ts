// Which bureau reports the better value for the client. Another bureau's worse value is no reason to attack it.
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, PayStatus, Tradeline } from '../../report-files/rules/model.ts';
import { firstTrade } from '../../report-files/rules/report-view.ts';

const LATE: Partial<Record<PayStatus, number>> = { late30: 1, late60: 2, late90: 3, late120: 4, late150: 5, late180: 6 };
const GOOD: ReadonlySet<PayStatus> = new Set<PayStatus>(['current', 'paid-or-closed']);

/** Higher is worse for the client; undefined where nothing is printed, or nothing can be said. */
type Weigh = (trade: BureauTrade) => number | undefined;
const given = (value: number | null | undefined): number | undefined => value ?? undefined;
const status: Weigh = ({ payStatus }) =>
  GOOD.has(payStatus) ? 0 : payStatus === 'unknown' || payStatus === 'too-new' ? undefined : (LATE[payStatus] ?? 7);
const lateTimes: Weigh = ({ history, late30 = 0, late60 = 0, late90 = 0 }) =>
  Math.max(history.filter(({ code }) => /^\d+$/.test(code)).length, late30 + late60 + late90);

const WEIGHED: Readonly<Record<string, readonly Weigh[]>> = {
  'status-wrong': [status],
  'balance-wrong': [({ balance }) => given(balance), ({ pastDue }) => given(pastDue)],
  'paid-or-settled': [({ balance }) => given(balance), ({ pastDue }) => given(pastDue)],
  'amounts-wrong': [({ creditLimit }) => (creditLimit ? -Number(creditLimit) : undefined)],
  'late-payments-wrong': [lateTimes],
  're-aged': [({ firstDelinquency }) => firstDelinquency && Number(firstDelinquency.iso.replaceAll('-', ''))],
};

/**
 * True when another bureau reports a worse value of what `reasonCode` is about, and none a better one: an item at `bureau` would attack the
 * value that serves the client. False where the reason is about no value, or this bureau prints none.
 */
export function isFavourable(account: Tradeline, bureau: Bureau, reasonCode: string): boolean {
  const own = firstTrade(account, bureau);
  const weighed = own === undefined ? [] : (WEIGHED[reasonCode] ?? []);
  let isBetter = false;
  for (const weigh of weighed) {
    const mine = own && weigh(own);
    if (mine === undefined) continue;
    const others = BUREAUS.filter((other) => other !== bureau).flatMap((other) => {
      const trade = firstTrade(account, other);
      return (trade && weigh(trade)) ?? [];
    });
    if (others.some((other) => other < mine)) return false;
    isBetter ||= others.some((other) => other > mine);
  }
  return isBetter;
}

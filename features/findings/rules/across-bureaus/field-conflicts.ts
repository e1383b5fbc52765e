// Where the bureaus contradict each other about one account, field by field, and how much each contradiction weighs.
import type { BureauTrade, PayStatus } from '../../../report-files/rules/model.ts';
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { RESPONSIBILITY_WORDS } from '../../../report-files/rules/wording.ts';
import { spanOf, surelyAfter, type Span } from '../dates/known-days.ts';
import { dateText, money, type AccountLine } from '../finding-parts.ts';

export type Group = 'status' | 'owed' | 'amounts' | 'dates' | 'responsibility';
export interface Conflict {
  readonly group: Group;
  readonly lead: string;
  readonly said: readonly { readonly who: string; readonly text: string }[];
  readonly weight: number;
}

interface Field {
  readonly group: Group;
  /** 'Equifax reports {lead} {text}'. */
  readonly lead: string;
  readonly text: (trade: BureauTrade) => string;
  /** Stays what it is from month to month. */
  readonly lasting?: boolean;
  /** False when the line takes no part in the comparison. */
  readonly given: (trade: BureauTrade) => boolean;
  /** 0 for values that agree or cannot be compared, up to 1. */
  readonly weigh: (a: AccountLine, b: AccountLine) => number;
}

/** Words that say the same of an account, or nothing certain, are one class; classes contradict each other. */
const CLASS: Partial<Record<PayStatus, 'good' | 'late' | 'bad'>> = {
  current: 'good',
  late30: 'late',
  late60: 'late',
  late90: 'late',
  late120: 'late',
  late150: 'late',
  late180: 'late',
  collection: 'bad',
  'charge-off': 'bad',
  'collection-or-charge-off': 'bad',
  repossession: 'bad',
  foreclosure: 'bad',
  'voluntary-surrender': 'bad',
  bankruptcy: 'bad',
};

const amount = (
  field: 'balance' | 'pastDue' | 'highCredit' | 'creditLimit',
  group: Group,
  lead: string,
  weight: number,
  zeroCounts: boolean,
): Field => ({
  group,
  lead,
  text: (trade) => money(trade[field]),
  given: (trade) => trade[field] !== null && trade[field] !== undefined && (zeroCounts || trade[field] > 0),
  weigh: (a, b) => {
    const [x, y] = [a.trade[field] ?? 0, b.trade[field] ?? 0];
    // Less than two percent or ten dollars is interest or a cent rounded away.
    return sameTime(a, b) && Math.abs(x - y) >= Math.max(1000, 0.02 * Math.max(x, y))
      ? weight * Math.max(0.2, Math.abs(x - y) / Math.max(x, y))
      : 0;
  },
});
const date = (field: 'opened' | 'closed' | 'lastPayment', lead: string, weight: number): Field => ({
  group: 'dates',
  lasting: field !== 'lastPayment',
  lead,
  text: (trade) => dateText(trade[field]),
  given: (trade) => trade[field] !== undefined,
  weigh: (a, b) => {
    const [x, y] = [a.trade[field], b.trade[field]];
    if (!x || !y) return 0;
    const [s, t] = [spanOf(x, a.bureau), spanOf(y, b.bureau)];
    if (field === 'lastPayment' && !(sameTime(a, b) && knownTo(a, t) && knownTo(b, s))) return 0;
    return surelyAfter(s, t, 31) || surelyAfter(t, s, 31) ? weight : 0;
  },
});

const FIELDS: readonly Field[] = [
  {
    group: 'status',
    lead: 'the pay status',
    text: (trade) => `“${payStatusText(trade)}”`,
    given: (trade) => CLASS[trade.payStatus] !== undefined,
    weigh: (a, b) => {
      if (!reportedTogether(a, b)) return 0;
      const [x, y] = [CLASS[a.trade.payStatus], CLASS[b.trade.payStatus]];
      return x !== y ? 1 : x === 'late' && a.trade.payStatus !== b.trade.payStatus ? 0.6 : 0;
    },
  },
  amount('balance', 'owed', 'a balance of', 0.8, true),
  amount('pastDue', 'owed', 'a past-due amount of', 0.8, true),
  amount('highCredit', 'amounts', 'a high balance of', 0.3, false),
  amount('creditLimit', 'amounts', 'a credit limit of', 0.5, false),
  date('opened', 'a date opened of', 0.5),
  date('closed', 'a date closed of', 0.4),
  date('lastPayment', 'a date of last payment of', 0.3),
  {
    group: 'responsibility',
    lasting: true,
    lead: 'the responsibility',
    text: (trade) => (trade.responsibility ? `“${RESPONSIBILITY_WORDS[trade.responsibility]}”` : ''),
    given: (trade) => trade.responsibility !== undefined && trade.responsibility !== 'undesignated',
    weigh: (a, b) => (a.trade.responsibility === b.trade.responsibility ? 0 : 0.5),
  },
];

/** The contradictions between these lines, of one bureau each; `lastingOnly` leaves out what changes with time. */
export function conflictsOf(lines: readonly AccountLine[], { lastingOnly }: { readonly lastingOnly: boolean }): readonly Conflict[] {
  return FIELDS.filter((field) => !lastingOnly || field.lasting === true).flatMap((field) => {
    const given = lines.filter(({ trade }) => field.given(trade));
    // A bureau that contradicts no one, being too old to compare, is not named.
    const conflicting = given.filter((a) => given.some((b) => field.weigh(a, b) > 0));
    const weight = Math.max(0, ...given.flatMap((a) => given.map((b) => field.weigh(a, b))));
    return weight === 0
      ? []
      : [{ group: field.group, lead: field.lead, weight, said: conflicting.map(({ who, trade }) => ({ who, text: field.text(trade) })) }];
  });
}

/** Both dates reported lie within 31 days, whichever days they stand for; lines without one cannot be compared in what changes. */
export function reportedTogether(a: AccountLine, b: AccountLine): boolean {
  if (!a.trade.reported || !b.trade.reported) return false;
  const [x, y] = [spanOf(a.trade.reported, a.bureau), spanOf(b.trade.reported, b.bureau)];
  return !surelyAfter(x, y, 31) && !surelyAfter(y, x, 31);
}

/** Amounts of an account in use change with every statement, so those must also be of the same month. */
function sameTime(a: AccountLine, b: AccountLine): boolean {
  if (!reportedTogether(a, b)) return false;
  const inUse = [a, b].some(({ trade }) => trade.openClosed !== 'closed' && CLASS[trade.payStatus] !== 'bad');
  return !inUse || a.trade.reported?.iso.slice(0, 7) === b.trade.reported?.iso.slice(0, 7);
}

/** True when what happened on `day` had happened by the date this line was reported: a later payment is no contradiction. */
function knownTo({ trade, bureau }: AccountLine, day: Span): boolean {
  return trade.reported !== undefined && day.last <= spanOf(trade.reported, bureau).first;
}

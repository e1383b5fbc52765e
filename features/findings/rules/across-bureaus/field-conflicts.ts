// Where the bureaus contradict each other about one account, and which of them reports the worse of the two values.
import type { BureauTrade, PayStatus } from '../../../report-files/rules/model.ts';
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { RESPONSIBILITY_WORDS } from '../../../report-files/rules/wording.ts';
import { spanOf, surelyAfter } from '../dates/known-days.ts';
import type { LineField } from '../evidence.ts';
import { dateText, linesOf, money, type AccountLine } from '../finding-parts.ts';

export type Group = 'status' | 'open-closed' | 'owed' | 'past-due' | 'limit' | 'opened' | 'responsibility';
/** One value at one bureau, and the better value of another, which supports the question and is itself not questioned. */
export interface Conflict {
  readonly group: Group;
  readonly field: LineField;
  /** 'Equifax reports {lead} {text}'. */
  readonly lead: string;
  readonly worse: AccountLine;
  readonly better: AccountLine;
  readonly text: (trade: BureauTrade) => string;
  readonly weight: number;
}

interface Field {
  readonly group: Group;
  readonly field: LineField;
  readonly lead: string;
  readonly text: (trade: BureauTrade) => string;
  /** Stays what it is from month to month. */
  readonly lasting?: boolean;
  /** What the field says of a collection is the source's own guess. */
  readonly notOfCollections?: boolean;
  /** False when the line takes no part in the comparison. */
  readonly given: (trade: BureauTrade) => boolean;
  /** More than 0, up to 1, where `a` surely says something worse for the client than `b`. */
  readonly worse: (a: AccountLine, b: AccountLine) => number;
}

/** Words that say the same of an account, or nothing certain, are one class; classes contradict each other. */
const CLASS: Partial<Record<PayStatus, 0 | 1 | 2>> = {
  current: 0,
  late30: 1,
  late60: 1,
  late90: 1,
  late120: 1,
  late150: 1,
  late180: 1,
  collection: 2,
  'charge-off': 2,
  'collection-or-charge-off': 2,
  repossession: 2,
  foreclosure: 2,
  'voluntary-surrender': 2,
  bankruptcy: 2,
};
const LATE: readonly PayStatus[] = ['late30', 'late60', 'late90', 'late120', 'late150', 'late180'];
/** Whom the account binds, and who only used it or has left it. */
const BOUND: ReadonlySet<string> = new Set(['individual', 'joint', 'co-maker', 'maker']);
const FREE: ReadonlySet<string> = new Set(['authorized-user', 'terminated']);

const isBad = ({ trade }: AccountLine): boolean => (CLASS[trade.payStatus] ?? 0) > 0;

const amount = (
  field: 'balance' | 'pastDue' | 'creditLimit',
  group: Group,
  lead: string,
  { weight, higherIsWorse }: { readonly weight: number; readonly higherIsWorse: boolean },
): Field => ({
  group,
  field,
  lead,
  text: (trade) => money(trade[field]),
  given: (trade) => trade[field] !== null && trade[field] !== undefined && (higherIsWorse || trade[field] > 0),
  worse: (a, b) => {
    const [x, y] = [a.trade[field] ?? 0, b.trade[field] ?? 0];
    const by = higherIsWorse ? x - y : y - x;
    // Less than two percent or ten dollars is interest or a cent rounded away.
    return sameTime(a, b) && by >= Math.max(1000, 0.02 * Math.max(x, y)) ? weight * Math.max(0.2, by / Math.max(x, y)) : 0;
  },
});

const FIELDS: readonly Field[] = [
  {
    group: 'status',
    field: 'payStatus',
    lead: 'the pay status',
    text: (trade) => `“${payStatusText(trade)}”`,
    given: (trade) => CLASS[trade.payStatus] !== undefined,
    worse: (a, b) => {
      const [x, y] = [CLASS[a.trade.payStatus] ?? 0, CLASS[b.trade.payStatus] ?? 0];
      if (!reportedTogether(a, b) || x < y) return 0;
      if (x > y) return 1;
      return x === 1 && LATE.indexOf(a.trade.payStatus) > LATE.indexOf(b.trade.payStatus) ? 0.6 : 0;
    },
  },
  {
    group: 'open-closed',
    field: 'openClosed',
    lead: 'the account as',
    text: (trade) => trade.openClosed ?? '',
    given: (trade) => trade.openClosed !== undefined,
    notOfCollections: true,
    // An open account that is bad is still owed on; a good one that is closed counts for less.
    worse: (a, b) => {
      if (!reportedTogether(a, b) || a.trade.openClosed === b.trade.openClosed) return 0;
      const bad = linesOf(a.account).some(isBad);
      return a.trade.openClosed === (bad ? 'open' : 'closed') ? 0.4 : 0;
    },
  },
  amount('balance', 'owed', 'a balance of', { weight: 0.8, higherIsWorse: true }),
  amount('pastDue', 'past-due', 'a past-due amount of', { weight: 0.8, higherIsWorse: true }),
  amount('creditLimit', 'limit', 'a credit limit of', { weight: 0.5, higherIsWorse: false }),
  {
    group: 'opened',
    field: 'opened',
    lasting: true,
    lead: 'a date opened of',
    text: (trade) => dateText(trade.opened),
    given: (trade) => trade.opened !== undefined,
    // The later date makes the account younger than it is.
    worse: (a, b) =>
      a.trade.opened && b.trade.opened && surelyAfter(spanOf(a.trade.opened, a.bureau), spanOf(b.trade.opened, b.bureau), 31) ? 0.5 : 0,
  },
  {
    group: 'responsibility',
    field: 'responsibility',
    lasting: true,
    lead: 'the responsibility',
    text: (trade) => (trade.responsibility ? `“${RESPONSIBILITY_WORDS[trade.responsibility]}”` : ''),
    given: (trade) => trade.responsibility !== undefined,
    // Only of a bad account is it worse to be bound by it.
    worse: (a, b) =>
      (isBad(a) || isBad(b)) && BOUND.has(a.trade.responsibility ?? '') && FREE.has(b.trade.responsibility ?? '') ? 0.5 : 0,
  },
];

/**
 * Of these lines, of one bureau each: every value that another bureau gives a better one for, with the best of those. `lastingOnly` leaves
 * out what changes with time.
 */
export function conflictsOf(lines: readonly AccountLine[], { lastingOnly }: { readonly lastingOnly: boolean }): readonly Conflict[] {
  return FIELDS.filter((field) => !lastingOnly || field.lasting === true).flatMap(
    ({ group, field, lead, text, given, worse: weigh, notOfCollections }) => {
      const comparable = lines.filter(({ trade, collection }) => given(trade) && !(collection && notOfCollections === true));
      return comparable.flatMap((worse) => {
        const [best] = comparable
          .map((better) => ({ better, weight: weigh(worse, better) }))
          .filter(({ weight }) => weight > 0)
          .toSorted((a, b) => b.weight - a.weight);
        return best ? [{ group, field, lead, text, worse, better: best.better, weight: best.weight }] : [];
      });
    },
  );
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
  const inUse = [a, b].some(({ trade }) => trade.openClosed !== 'closed' && CLASS[trade.payStatus] !== 2);
  return !inUse || a.trade.reported?.iso.slice(0, 7) === b.trade.reported?.iso.slice(0, 7);
}

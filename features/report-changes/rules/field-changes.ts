// What changed on one line between two reports, field by field, with its effect for the client. A field that one report leaves out has
// not changed, and values that always move on an open account (balance, dates of reporting and payment) are left out.
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import type { BureauTrade, PartialDate, PayStatus } from '../../report-files/rules/model.ts';
import { findNegativeReasons } from '../../report-files/rules/negativity.ts';
import { monthOf } from '../../report-files/rules/partial-date.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from '../../report-files/rules/wording.ts';
import type { FieldChange } from './events.ts';
import { historyChanges } from './history-changes.ts';

/** A line with whether it is a collection. */
export interface Compared {
  readonly trade: BureauTrade;
  readonly collection: boolean;
}
type Effect = FieldChange['effect'];

/** How serious a payment status is. Statuses of one rank differ only in words; an unknown one is not ranked. */
const RANK: Readonly<Partial<Record<PayStatus, number>>> = {
  current: 0,
  'too-new': 0,
  'paid-or-closed': 0,
  late30: 1,
  late60: 2,
  late90: 3,
  late120: 4,
  late150: 5,
  late180: 6,
  settled: 6,
  'paid-was-collection': 7,
  'paid-was-charge-off': 7,
  'voluntary-surrender': 8,
  repossession: 9,
  collection: 9,
  'charge-off': 9,
  'collection-or-charge-off': 9,
  foreclosure: 10,
  bankruptcy: 10,
};

export function isDerogatory({ trade, collection }: Compared): boolean {
  return collection || (RANK[trade.payStatus] ?? 0) > 0;
}

/** Changes in the order of weight; `sameSource` is whether both reports are of one format, whose words can be compared. */
export function fieldChanges(before: Compared, after: Compared, sameSource: boolean): FieldChange[] {
  const [b, a] = [before.trade, after.trade];
  const derogatory = isDerogatory(before) || isDerogatory(after);
  const settledDown = derogatory || b.openClosed === 'closed' || a.openClosed === 'closed';
  return [
    ...payStatus(b, a, sameSource),
    ...amount('pastDue', 'Past due', b, a, downIsBetter),
    ...(settledDown ? amount('balance', 'Balance', b, a, derogatory ? downIsBetter : neutral) : []),
    ...amount('creditLimit', 'Credit limit', b, a, (was, is) => downIsBetter(is, was)),
    ...(settledDown ? amount('highCredit', 'High credit', b, a, neutral) : []),
    ...amount('chargeOffAmount', 'Charge-off amount', b, a, downIsBetter),
    ...date('opened', 'Opened', b, a, neutral),
    ...date('firstDelinquency', 'First delinquency', b, a, (was, is) => (is < was ? 'better' : 'worse')),
    ...date('closed', 'Closed', b, a, neutral),
    ...(settledDown ? date('lastPayment', 'Last payment', b, a, neutral) : []),
    // A page prints one condition for a line, data files keep open or closed beside it.
    ...(sameSource
      ? words('openClosed', 'Open or closed', b.openClosed, a.openClosed, (value) => (value === 'open' ? 'Open' : 'Closed'))
      : []),
    ...words('responsibility', 'Responsibility', b.responsibility, a.responsibility, (value) => RESPONSIBILITY_WORDS[value]),
    ...disputeNote(b, a),
    ...(sameSource ? remarks(b, a) : []),
    ...(sameSource && b.history.length === 0 && a.history.length === 0 ? lateCounts(b, a) : []),
    ...historyChanges(b.history, a.history, sameSource),
  ];
}

function payStatus(b: BureauTrade, a: BureauTrade, sameSource: boolean): FieldChange[] {
  const [was, is] = [RANK[b.payStatus], RANK[a.payStatus]];
  if (b.payStatus === a.payStatus || was === undefined || is === undefined) return [];
  const oneCodeForBoth = b.payStatus === 'collection-or-charge-off' || a.payStatus === 'collection-or-charge-off';
  if (was === is && (!sameSource || oneCodeForBoth)) return [];
  const effect = was === is ? 'neutral' : is < was ? 'better' : 'worse';
  return [
    { field: 'payStatus', label: 'Payment status', before: PAY_STATUS_WORDS[b.payStatus], after: PAY_STATUS_WORDS[a.payStatus], effect },
  ];
}

type AmountField = 'pastDue' | 'balance' | 'creditLimit' | 'highCredit' | 'chargeOffAmount';
const downIsBetter = (was: number, is: number): Effect => (is < was ? 'better' : 'worse');
const neutral = (): Effect => 'neutral';

function amount(
  field: AmountField,
  label: string,
  b: BureauTrade,
  a: BureauTrade,
  effect: (was: Cents, is: Cents) => Effect,
): FieldChange[] {
  const [was, is] = [b[field], a[field]];
  if (was === undefined || was === null || is === undefined || is === null || was === is) return [];
  // Sources write a limit or a highest balance they do not have as zero.
  if ((field === 'creditLimit' || field === 'highCredit') && (was === 0 || is === 0)) return [];
  return [{ field, label, before: formatDollars(was), after: formatDollars(is), effect: effect(was, is) }];
}

type DateField = 'opened' | 'firstDelinquency' | 'closed' | 'lastPayment';

/** A date changed when its month did: bureaus round days, and formats differ in how much of a date they give. */
function date(field: DateField, label: string, b: BureauTrade, a: BureauTrade, effect: (was: string, is: string) => Effect): FieldChange[] {
  const [was, is] = [b[field], a[field]];
  if (!was || !is || !monthDiffers(was, is)) return [];
  return [{ field, label, before: formatPartialDate(was), after: formatPartialDate(is), effect: effect(was.iso, is.iso) }];
}

export function monthDiffers(was: PartialDate, is: PartialDate): boolean {
  const [before, after] = [monthOf(was), monthOf(is)];
  return before !== undefined && after !== undefined && before !== after;
}

function words<T extends string>(
  field: string,
  label: string,
  was: T | undefined,
  is: T | undefined,
  say: (value: T) => string,
): FieldChange[] {
  return was === undefined || is === undefined || was === is ? [] : [{ field, label, before: say(was), after: say(is), effect: 'neutral' }];
}

function disputeNote(b: BureauTrade, a: BureauTrade): FieldChange[] {
  if (b.disputeFlag === undefined || a.disputeFlag === undefined || b.disputeFlag === a.disputeFlag) return [];
  const say = (flag: BureauTrade['disputeFlag']): string =>
    flag === 'none'
      ? 'Not disputed'
      : flag === 'previously-disputed' || flag === 'resolved-consumer-disagrees'
        ? 'Dispute resolved'
        : 'Disputed';
  if (say(b.disputeFlag) === say(a.disputeFlag)) return [];
  return [
    {
      field: 'disputeFlag',
      label: 'Dispute note',
      before: say(b.disputeFlag),
      after: say(a.disputeFlag),
      effect: a.disputeFlag === 'none' ? 'better' : 'neutral',
    },
  ];
}

function remarks(b: BureauTrade, a: BureauTrade): FieldChange[] {
  const [was, is] = [remarkTexts(b), remarkTexts(a)];
  const gone = [...was].filter(([key]) => !is.has(key)).map(([, text]) => text);
  const come = [...is].filter(([key]) => !was.has(key)).map(([, text]) => text);
  if (gone.length === 0 && come.length === 0) return [];
  const [wasBad, isBad] = [gone.filter(speaksAgainst).length, come.filter(speaksAgainst).length];
  return [
    {
      field: 'remarks',
      label: 'Remarks',
      before: gone.join('. '),
      after: come.join('. '),
      effect: wasBad === isBad ? 'neutral' : wasBad > isBad ? 'better' : 'worse',
    },
  ];
}

/** Remarks by their words, disputes left out: these are the dispute note's. */
function remarkTexts({ remarks: list }: BureauTrade): Map<string, string> {
  return new Map(
    list
      .filter(({ text }) => !/disput/i.test(text))
      .map(({ text }) => [
        text
          .toUpperCase()
          .replace(/[^A-Z0-9]+/g, ' ')
          .trim(),
        text,
      ]),
  );
}

function speaksAgainst(text: string): boolean {
  const line: BureauTrade = {
    bureau: 'EQ',
    creditorName: '',
    accountNumberMasked: '',
    payStatus: 'unknown',
    payStatusRaw: '',
    remarks: [{ text }],
    history: [],
  };
  return findNegativeReasons({ EQ: [line] }, false).length > 0;
}

function lateCounts(b: BureauTrade, a: BureauTrade): FieldChange[] {
  return (
    [
      ['late30', 30],
      ['late60', 60],
      ['late90', 90],
      ['late120', 120],
    ] as const
  ).flatMap(([field, days]) => {
    const [was, is] = [b[field], a[field]];
    if (was === undefined || is === undefined || was === is) return [];
    return [{ field, label: `Times ${days} days late`, before: String(was), after: String(is), effect: downIsBetter(was, is) }];
  });
}

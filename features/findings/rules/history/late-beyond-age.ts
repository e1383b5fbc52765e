// Lateness, or an amount past due, that an account is too young for.
import { daysBetween, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { parseDollars } from '../../../../platform/base/money.ts';
import type { GridCode, PayStatus } from '../../../report-files/rules/model.ts';
import { gridCode, listWords, monthText, payStatusText } from '../../../report-files/rules/report-view.ts';
import { datedRatings } from '../dated-ratings.ts';
import { endOfMonth, spanOf } from '../dates/known-days.ts';
import { given, monthFields } from '../evidence.ts';
import { dateText, money, owes, perLine, type AccountLine, type LineParts } from '../finding-parts.ts';

/** The fewest days past due that each status and code stands for. */
const DAYS: Partial<Record<PayStatus | GridCode, number>> = {
  late30: 30,
  late60: 60,
  late90: 90,
  late120: 120,
  late150: 150,
  late180: 180,
  '30': 30,
  '60': 60,
  '90': 90,
  '120': 120,
  '150': 150,
  '180': 180,
};
/** A first day that may not be the first of the debt. */
const OLDER = /transfer|\bsold\b|purchas|acquired|refinanc|assigned|renew|moved|reinstat|redeem|consolidat/i;
const MONTHLY = /^(?:m|monthly)$/i;
/** The shortest month: more payments cannot have fallen due in so many days, the first on the day of opening. */
const SHORTEST_MONTH = 28;
/** Late fees may come on top of the payments. */
const FEES = 1.2;

export const lateBeyondAge = perLine(
  {
    code: 'A52',
    title: 'Later than the account is old',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Only with a printed date opened, counted as if the first payment had been due on that day. An amount past due counts only for loans with a monthly payment, when it is a fifth above all payments that can have fallen due. Collections, charge-offs, student loans and accounts that were sold, transferred or refinanced are left out.',
  },
  (line) => {
    const { account, trade, collection } = line;
    const moved =
      trade.purchasedFrom !== undefined ||
      trade.originalCreditor !== undefined ||
      trade.condition === 'transferred' ||
      trade.condition === 'refinanced' ||
      trade.remarks.some(({ text }) => OLDER.test(text));
    if (!trade.opened || collection || account.category === 'student' || moved) return [];
    const opened = spanOf(trade.opened, line.bureau).first;
    return [
      ...statusTooLate(line, opened),
      ...monthsTooLate(line, opened),
      ...ratingsTooLate(line, opened),
      ...tooMuchPastDue(line, opened),
    ];
  },
);

function statusTooLate({ trade, bureau, who }: AccountLine, opened: CivilDate): LineParts[] {
  const days = DAYS[trade.payStatus];
  if (days === undefined || !trade.reported) return [];
  const age = daysBetween(opened, spanOf(trade.reported, bureau).last);
  if (age >= days || age < 0) return [];
  const status = payStatusText(trade);
  return [
    {
      severity: 'high',
      confidence: 0.9,
      distinct: 'status',
      facts: [
        `${who} reports this account as opened ${dateText(trade.opened)} and as “${status}” as of ${dateText(trade.reported)}, at most ${age} days later.`,
      ],
      values: [
        ['Opened', dateText(trade.opened)],
        ['Status', status],
        ['Fewest days past due by that status', String(days)],
        ['Days since opening, at most', String(age)],
      ],
      evidence: given(trade, 'opened', 'reported', 'payStatus', 'pastDue'),
      suggestedReason: 'status-wrong',
      suggestedClaim: `This account was opened ${dateText(trade.opened)} and cannot have been ${days} days late ${age} days later.`,
      question: `Were you up to date on this account on ${dateText(trade.reported)}, or less than ${days} days late?`,
    },
  ];
}

function monthsTooLate({ trade, who }: AccountLine, opened: CivilDate): LineParts[] {
  const early = trade.history
    .filter(({ month, code }) => {
      const days = DAYS[code];
      const age = daysBetween(opened, endOfMonth(month));
      return days !== undefined && age >= 0 && age < days;
    })
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
  if (early.length === 0) return [];
  const said = early.map(({ month, code }) => `${gridCode(code).words} in ${monthText(month)}`).join(', ');
  return [
    {
      severity: 'high',
      confidence: 0.85,
      distinct: 'months',
      facts: [`${who} reports this account as opened ${dateText(trade.opened)} and shows it as ${said}.`],
      values: [
        ['Opened', dateText(trade.opened)],
        ['Later than the account was old', said],
      ],
      evidence: ['opened', ...monthFields(early)],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `This account was opened ${dateText(trade.opened)} and cannot have been that late: ${said}.`,
      question: `Did you pay on time, or less late than shown, in ${early.map(({ month }) => monthText(month)).join(', ')}?`,
    },
  ];
}

/** Rated by a date: the account had been that late by then, so its age on that day is the most it can have been. */
function ratingsTooLate({ trade, bureau, who }: AccountLine, opened: CivilDate): LineParts[] {
  const early = datedRatings(trade)
    .filter(({ status, date }) => {
      const days = DAYS[status];
      const age = daysBetween(opened, spanOf(date, bureau).last);
      return days !== undefined && age >= 0 && age < days;
    })
    .toSorted((a, b) => (a.date.iso < b.date.iso ? -1 : 1));
  if (early.length === 0) return [];
  const ratings = listWords(early.map(({ words }) => words));
  const one = early.length === 1 ? 'rating' : 'ratings';
  return [
    {
      severity: 'high',
      confidence: 0.8,
      distinct: 'ratings',
      facts: [`${who} reports this account as opened ${dateText(trade.opened)} and gives it the earlier ${one} ${ratings}.`],
      values: [
        ['Opened', dateText(trade.opened)],
        ['Later than the account was old', ratings],
      ],
      evidence: ['opened', ...early.flatMap(({ fields }) => fields)],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `This account was opened ${dateText(trade.opened)} and cannot have been that late by then: ${ratings}.`,
      question: `Were you less late on this account than its earlier ${one} ${early.length === 1 ? 'says' : 'say'}: ${ratings}?`,
    },
  ];
}

function tooMuchPastDue({ account, trade, bureau, who }: AccountLine, opened: CivilDate): LineParts[] {
  const { pastDue, monthlyPayment, reported, termsFrequency } = trade;
  const loan = account.portfolio === 'I' || account.portfolio === 'M';
  if (!loan || !owes(pastDue) || !owes(monthlyPayment) || !reported || !MONTHLY.test(termsFrequency ?? '')) return [];
  if (!['current', 'late30', 'late60', 'late90', 'late120'].includes(trade.payStatus)) return [];
  const age = daysBetween(opened, spanOf(reported, bureau).last);
  if (age < 0) return [];
  const due = Math.floor(age / SHORTEST_MONTH) + 1;
  const most = parseDollars(((monthlyPayment * due) / 100).toFixed(2));
  if (most === undefined || pastDue <= most * FEES) return [];
  return [
    {
      severity: 'medium',
      confidence: 0.8,
      distinct: 'past-due',
      facts: [
        `${who} reports this account as opened ${dateText(trade.opened)} with a monthly payment of ${money(monthlyPayment)}, and ${money(pastDue)} past due as of ${dateText(reported)}.`,
      ],
      values: [
        ['Opened', dateText(trade.opened)],
        ['Monthly payment', money(monthlyPayment)],
        ['Payments that can have fallen due, at most', `${due} (${money(most)})`],
        ['Past due', money(pastDue)],
        ['Counted from', formatCivilDate(opened)],
      ],
      evidence: given(trade, 'opened', 'reported', 'monthlyPayment', 'termsFrequency', 'pastDue'),
      suggestedReason: 'balance-wrong',
      suggestedClaim: `At most ${money(most)} can have fallen due on this account by ${dateText(reported)}, and ${money(pastDue)} is reported as past due.`,
      question: `Were you ${money(pastDue)} behind on this account on ${dateText(reported)}?`,
      wrongAnswer: 'no',
    },
  ];
}

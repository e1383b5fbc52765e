// How often an account is counted as late, against its own history, against itself, and across bureaus.
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { reportedTogether } from '../across-bureaus/field-conflicts.ts';
import type { PayStatus } from '../../../report-files/rules/model.ts';
import { listWords } from '../../../report-files/rules/report-view.ts';
import { PAY_STATUS_WORDS } from '../../../report-files/rules/wording.ts';
import { ratingsOfOwnMonth, type DatedRating } from '../dated-ratings.ts';
import { monthCount } from '../dates/known-days.ts';
import { given, monthFields, ofLine } from '../evidence.ts';
import type { Analysis } from '../finding.ts';
import { accountLines, dateText, lineFinding, linesOf, type AccountLine, type AnalysisHead, type LineParts } from '../finding-parts.ts';

const HEAD: AnalysisHead = {
  code: 'A59',
  title: 'Late payments counted wrongly',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Against the history only where it shows more late months of a stage than the counter printed beside it says, or with earlier ratings of other months within those reviewed. Against itself only where 90 days are counted twice or more and both 30 and 60 days are printed as zero, for loans and cards opened within seven years; where the history shows as many months of charge-off or collection, which sources may count as 90 days, it says so and asks about the time before the charge-off only. Student loans are left out: their servicers begin to report at 90 days. Across bureaus only between counters both print as reported within 31 days, at the bureau that counts more, when the other counts none; where the other reviews fewer months or prints a late worst status, it says so, asks only about a stage counted twice or more, and claims nothing by itself.',
};
const STAGES = [
  { field: 'late30', code: '30', days: 30 },
  { field: 'late60', code: '60', days: 60 },
] as const;
const COUNTERS = ['late30', 'late60', 'late90'] as const;

export const lateCounters: Analysis = {
  ...HEAD,
  run: ({ report }) =>
    accountLines(report).flatMap((line) =>
      [...againstHistory(line), ...againstItself(line), ...(isOfSeveralDays(report) ? [] : acrossBureaus(line))].map((parts) =>
        lineFinding(HEAD, line, parts),
      ),
    ),
};

/** The counter says fewer than the months beside it show. */
function againstHistory(line: AccountLine): LineParts[] {
  const { who, trade } = line;
  return STAGES.flatMap(({ field, code, days }) => {
    const counted = trade[field];
    const months = trade.history.filter((cell) => cell.code === code);
    if (counted === undefined || countsNothing(line)) return [];
    const rated = months.length > counted ? [] : ratedIn(line, `late${code}`);
    if (counted >= months.length + rated.length) return [];
    if (rated.length > 0) return [againstRatings(line, { field, days, counted, months, rated })];
    return [
      {
        title: 'Late counter and payment history differ',
        severity: 'low' as const,
        confidence: 0.5,
        distinct: `history-${days}`,
        facts: [
          `${who} counts this account as ${days} days late ${timesText(counted)}, and its payment history shows it ${days} days late in ${months.length} ${months.length === 1 ? 'month' : 'months'}.`,
        ],
        values: [
          [`Counted ${days} days late`, String(counted)],
          [`Months shown as ${days} days late`, String(months.length)],
        ],
        evidence: [field, ...monthFields(months)],
        suggestedReason: 'late-payments-wrong',
        suggestedClaim: `The payment history of this account shows more months ${days} days late than the ${counted} that are counted.`,
        ...countQuestion(days, counted),
      },
    ];
  });
}

interface Counted {
  readonly field: (typeof STAGES)[number]['field'];
  readonly days: number;
  readonly counted: number;
  readonly months: AccountLine['trade']['history'];
  readonly rated: readonly DatedRating[];
}

/** Ratings of this stage within the months that are counted, for months the history does not show. */
function ratedIn({ trade }: AccountLine, status: PayStatus): DatedRating[] {
  const { monthsReviewed, reported, history, adverseRatings = [] } = trade;
  if (monthsReviewed === undefined || !reported || adverseRatings.length === 0) return [];
  const first = monthCount(reported.iso) - monthsReviewed;
  const shown = new Set(history.map(({ month }) => month));
  const rated = ratingsOfOwnMonth(trade).filter(
    (rating) => rating.status === status && monthCount(rating.date.iso) > first && !shown.has(rating.date.iso.slice(0, 7)),
  );
  return [...new Map(rated.map((rating) => [rating.date.iso.slice(0, 7), rating])).values()];
}

/** The counter says fewer than the history and the ratings beside it. */
function againstRatings({ who }: AccountLine, { field, days, counted, months, rated }: Counted): LineParts {
  const ratings = listWords(rated.map(({ words }) => words));
  const all = months.length + rated.length;
  return {
    title: 'Late counter and earlier ratings differ',
    severity: 'low',
    confidence: 0.5,
    distinct: `ratings-${days}`,
    facts: [
      `${who} counts this account as ${days} days late ${timesText(counted)}, and gives it the earlier ${rated.length === 1 ? 'rating' : 'ratings'} ${ratings}${months.length > 0 ? ` beside ${months.length === 1 ? 'one month' : `${months.length} months`} so late in its payment history` : ''}.`,
    ],
    values: [
      [`Counted ${days} days late`, String(counted)],
      [`Months shown and rated as ${days} days late`, String(all)],
    ],
    evidence: [field, 'monthsReviewed', ...monthFields(months), ...rated.flatMap(({ fields }) => fields)],
    suggestedReason: 'late-payments-wrong',
    suggestedClaim: `More months of this account are rated ${days} days late than the ${counted} that are counted.`,
    ...countQuestion(days, counted),
  };
}

/** 'in more than 0 months' is no English. */
function countQuestion(days: number, counted: number): Pick<LineParts, 'question' | 'wrongAnswer'> {
  return {
    question:
      counted === 0
        ? `Were you ever late on this account by ${days} to ${days + 29} days?`
        : `Were you ${days} days late on this account in more than ${counted} ${counted === 1 ? 'month' : 'months'}?`,
    wrongAnswer: 'no',
  };
}

/** All counters at zero beside late months are a source that counts nothing. */
function countsNothing({ trade }: AccountLine): boolean {
  return COUNTERS.every((field) => (trade[field] ?? 0) === 0);
}

/** Days of 90 without any of 30 or 60. */
function againstItself({ account, trade, collection, who }: AccountLine): LineParts[] {
  const { late30, late60, late90, opened, reported } = trade;
  if (collection || account.category === 'student' || account.category === 'utility' || !opened || !reported) return [];
  const years = Number(reported.iso.slice(0, 4)) - Number(opened.iso.slice(0, 4));
  if (late30 !== 0 || late60 !== 0 || late90 === undefined || late90 < 2 || years >= 7) return [];
  const charged = trade.history.filter(({ code }) => code === 'CO' || code === 'COLL');
  if (charged.length >= late90) return [countedFromChargeOff({ trade, who }, late90, charged)];
  return [
    {
      title: 'Counted as 90 days late without being 30 or 60',
      severity: 'low',
      confidence: 0.5,
      distinct: 'stages',
      facts: [`${who} counts this account as 90 days or more late ${timesText(late90)}, and never as 30 or 60 days late.`],
      values: [
        ['Counted 30 days late', '0'],
        ['Counted 60 days late', '0'],
        ['Counted 90 days late', String(late90)],
      ],
      evidence: given(trade, 'late30', 'late60', 'late90', 'opened', 'reported'),
      suggestedReason: 'late-payments-wrong',
      suggestedClaim:
        'An account cannot become 90 days late without having been 30 and 60 days late. The late payments counted for it are not right.',
      question: `Were you 90 days or more late on this account in ${late90} months?`,
      wrongAnswer: 'no',
    },
  ];
}

/** What came before a charge-off may lie before the months that are counted, so only that time is asked about. */
function countedFromChargeOff(
  { trade, who }: Pick<AccountLine, 'trade' | 'who'>,
  late90: number,
  charged: AccountLine['trade']['history'],
): LineParts {
  return {
    title: 'Counted as 90 days late for months of the charge-off',
    severity: 'low',
    confidence: 0.3,
    distinct: 'charge-off-months',
    facts: [
      `${who} counts this account as 90 days or more late ${timesText(late90)}, and never as 30 or 60 days late.`,
      `Its payment history shows ${charged.length} months of charge-off or collection.`,
    ],
    values: [
      ['Counted 90 days late', String(late90)],
      ['Months of charge-off or collection', String(charged.length)],
    ],
    evidence: [...given(trade, 'late30', 'late60', 'late90', 'opened', 'reported'), ...monthFields(charged)],
    suggestedReason: 'late-payments-wrong',
    suggestedClaim: `I was not 90 days or more late in ${late90} months before this account was charged off.`,
    question: `Were you 90 days or more late in ${late90} months before this account was charged off?`,
    wrongAnswer: 'no',
  };
}

/** Late at this bureau, never late at another that counts. */
function acrossBureaus(line: AccountLine): LineParts[] {
  const { account, trade, who, bureau, collection } = line;
  if (bureau === null || collection || (account.matchConfidence ?? 1) < 0.9 || account.byBureau[bureau]?.length !== 1) return [];
  const mine = COUNTERS.filter((field) => (trade[field] ?? 0) > 0);
  if (mine.length === 0) return [];
  const others = linesOf(account).filter(
    (one) =>
      one.bureau !== bureau &&
      account.byBureau[one.trade.bureau]?.length === 1 &&
      reportedTogether(one, line) &&
      COUNTERS.every((field) => one.trade[field] === 0) &&
      one.trade.adverseRatings === undefined &&
      // A source may fill in zeros it was not given, which late months or a bad status show.
      !one.trade.history.some(({ code }) => /^\d+$/.test(code)) &&
      (one.trade.payStatus === 'current' || one.trade.payStatus === 'paid-or-closed'),
  );
  const other = others.find((one) => countsAsFarBack(one, line));
  const [near] = others;
  if (!other) return near ? countedElsewhere(line, near, mine) : [];
  const counted = mine.map((field) => `${Number(field.slice(4))} days ${timesText(trade[field] ?? 0)}`).join(', ');
  return [
    {
      title: 'Late at one bureau, never late at another',
      severity: 'medium',
      confidence: 0.65,
      distinct: 'bureaus',
      facts: [`${who} counts this account as late ${counted}, while ${other.who} counts it as never late.`],
      values: [
        [who, counted],
        [other.who, 'never late'],
        ['Reported', `${who}: ${dateText(trade.reported)}; ${other.who}: ${dateText(other.trade.reported)}`],
      ],
      evidence: [...mine, 'reported', ...ofLine(other, ...COUNTERS, 'reported')],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `I was not late on this account as ${who} counts it: ${counted}.`,
      question: `Were you ever late on this account by ${Number(mine[0]?.slice(4) ?? 30)} days or more?`,
      wrongAnswer: 'no',
    },
  ];
}

/** The other bureau counts over fewer months, or says itself that the account was late once: a difference that may have its reason. */
function countedElsewhere({ trade, who }: AccountLine, other: AccountLine, mine: readonly (typeof COUNTERS)[number][]): LineParts[] {
  const stage = mine.findLast((field) => (trade[field] ?? 0) > 1);
  if (stage === undefined) return [];
  const [days, count] = [Number(stage.slice(4)), trade[stage] ?? 0];
  const reach =
    trade.monthsReviewed !== undefined && other.trade.monthsReviewed !== undefined
      ? [`${who} looks back over ${trade.monthsReviewed} months, ${other.who} over ${other.trade.monthsReviewed}.`]
      : [];
  const { worstStatus } = other.trade;
  return [
    {
      title: 'Bureaus count late payments differently',
      severity: 'low',
      confidence: 0.3,
      distinct: 'bureaus-reach',
      facts: [
        `${who} counts this account as ${days} days late ${timesText(count)}, while ${other.who} counts it as never late.`,
        ...reach,
        ...(worstStatus === undefined || isNeverLate(other)
          ? []
          : [`${other.who} gives ${PAY_STATUS_WORDS[worstStatus].toLowerCase()} as its worst status.`]),
      ],
      values: [
        [who, `${days} days ${timesText(count)}`],
        [other.who, 'never late'],
        ['Reported', `${who}: ${dateText(trade.reported)}; ${other.who}: ${dateText(other.trade.reported)}`],
      ],
      evidence: [
        stage,
        ...given(trade, 'monthsReviewed', 'reported'),
        ...ofLine(other, ...COUNTERS, ...given(other.trade, 'monthsReviewed', 'worstStatus', 'reported')),
      ],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `I was not ${days} days or more late on this account in ${count} months.`,
      question: `Were you ${days} days or more late on this account in ${count} months?`,
      wrongAnswer: 'no',
    },
  ];
}

function isNeverLate({ trade: { worstStatus } }: AccountLine): boolean {
  return worstStatus === undefined || worstStatus === 'current' || worstStatus === 'unknown' || worstStatus === 'too-new';
}

/** False where the other bureau counts over fewer months, or says itself that the account was late once. */
function countsAsFarBack(other: AccountLine, { trade }: AccountLine): boolean {
  const { monthsReviewed } = other.trade;
  if (!isNeverLate(other)) return false;
  return monthsReviewed === undefined || trade.monthsReviewed === undefined || monthsReviewed >= trade.monthsReviewed;
}

function timesText(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

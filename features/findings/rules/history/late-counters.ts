// How often an account is counted as late, against its own history, against itself, and across bureaus.
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { reportedTogether } from '../across-bureaus/field-conflicts.ts';
import { given, monthFields, ofLine } from '../evidence.ts';
import type { Analysis } from '../finding.ts';
import { accountLines, dateText, lineFinding, linesOf, type AccountLine, type AnalysisHead, type LineParts } from '../finding-parts.ts';

const HEAD: AnalysisHead = {
  code: 'A59',
  title: 'Late payments counted wrongly',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Against the history only where it shows more late months of a stage than the counter printed beside it says. Against itself only where 90 days are counted twice or more and both 30 and 60 days are printed as zero, for loans and cards opened within seven years, with more of them than the history shows months of charge-off or collection, which sources count as 90 days; student loans are left out: their servicers begin to report at 90 days. Across bureaus only between counters both print as reported within 31 days, at the bureau that counts more, when the other counts none, reviews no fewer months and prints no late worst status.',
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
  const { trade, who } = line;
  return STAGES.flatMap(({ field, code, days }) => {
    const counted = trade[field];
    const months = trade.history.filter((cell) => cell.code === code);
    if (counted === undefined || counted >= months.length || countsNothing(line)) return [];
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
        question: `Were you ${days} days late on this account in more than ${counted} ${counted === 1 ? 'month' : 'months'}?`,
        wrongAnswer: 'no' as const,
      },
    ];
  });
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
  // What came before a charge-off may lie before the months that are counted.
  if (trade.history.filter(({ code }) => code === 'CO' || code === 'COLL').length >= late90) return [];
  return [
    {
      title: 'Counted as 90 days late without being 30 or 60',
      severity: 'low',
      confidence: 0.5,
      distinct: 'stages',
      facts: [`${who} counts this account as 90 days or more late ${timesText(late90)}, and as 30 and 60 days late never.`],
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

/** Late at this bureau, never late at another that counts. */
function acrossBureaus(line: AccountLine): LineParts[] {
  const { account, trade, who, bureau, collection } = line;
  if (bureau === null || collection || (account.matchConfidence ?? 1) < 0.9 || account.byBureau[bureau]?.length !== 1) return [];
  const mine = COUNTERS.filter((field) => (trade[field] ?? 0) > 0);
  if (mine.length === 0) return [];
  const other = linesOf(account).find(
    (one) =>
      one.bureau !== bureau &&
      account.byBureau[one.trade.bureau]?.length === 1 &&
      reportedTogether(one, line) &&
      COUNTERS.every((field) => one.trade[field] === 0) &&
      // A source may fill in zeros it was not given, which late months or a bad status show.
      !one.trade.history.some(({ code }) => /^\d+$/.test(code)) &&
      (one.trade.payStatus === 'current' || one.trade.payStatus === 'paid-or-closed') &&
      countsAsFarBack(one, line),
  );
  if (!other) return [];
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

/** False where the other bureau counts over fewer months, or says itself that the account was late once. */
function countsAsFarBack({ trade: other }: AccountLine, { trade }: AccountLine): boolean {
  const { worstStatus, monthsReviewed } = other;
  if (worstStatus !== undefined && worstStatus !== 'current' && worstStatus !== 'unknown' && worstStatus !== 'too-new') return false;
  return monthsReviewed === undefined || trade.monthsReviewed === undefined || monthsReviewed >= trade.monthsReviewed;
}

function timesText(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

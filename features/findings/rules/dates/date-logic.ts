// Dates of one line that cannot all be true.
import { addMonths, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import type { AnalysisInput } from '../finding.ts';
import { accountLines, dateText, perLine, type AccountLine, type FindingParts } from '../finding-parts.ts';
import { reportDay, spanOf, surelyAfter } from './known-days.ts';

const FIELDS = {
  opened: 'date opened',
  closed: 'date closed',
  lastActivity: 'date of last activity',
  lastPayment: 'date of last payment',
  maxDelinquency: 'date of greatest delinquency',
  firstDelinquency: 'date of first delinquency',
  chargeOffDate: 'charge-off date',
  paidDate: 'date paid',
} as const satisfies Partial<Record<keyof BureauTrade, string>>;
type Field = keyof typeof FIELDS;
/** Dates in the life of the account; when it was reported is the bureau's own matter. */
const LIVED: readonly Field[] = [
  'opened',
  'closed',
  'lastActivity',
  'lastPayment',
  'maxDelinquency',
  'firstDelinquency',
  'chargeOffDate',
  'paidDate',
];

export const dateLogic = perLine(
  {
    code: 'A21',
    title: 'Dates that contradict each other',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Dates known to the month must contradict each other whichever days they stand for; a date is in the future only when it lies after the report and after every date reported in it; a collector opens its account after the delinquency, and accounts of authorized users, joint accounts and student loans may be older than the client was of age.',
  },
  (line, input) => [
    ...inOrder(line, 'opened', 'closed'),
    ...(line.collection || line.trade.purchasedFrom !== undefined ? [] : inOrder(line, 'opened', 'firstDelinquency')),
    ...inOrder(line, 'lastPayment', 'paidDate'),
    ...afterReport(line, input),
    ...beforeMajority(line, input),
  ],
);

/** A finding when `first` lies after `second`, which it may not. */
function inOrder({ trade, bureau, who }: AccountLine, first: Field, second: Field): FindingParts[] {
  const [a, b] = [trade[first], trade[second]];
  if (!a || !b || !surelyAfter(spanOf(a, bureau), spanOf(b, bureau))) return [];
  return [
    found(
      `${first}-${second}`,
      0.85,
      [`${who} reports a ${FIELDS[first]} of ${dateText(a)} and a ${FIELDS[second]} of ${dateText(b)}, which is earlier.`],
      [
        [capital(FIELDS[first]), dateText(a)],
        [capital(FIELDS[second]), dateText(b)],
      ],
      `The ${FIELDS[first]} of this account cannot lie after its ${FIELDS[second]}. One of the dates reported is wrong.`,
    ),
  ];
}

/**
 * After the report and after everything any bureau had reported by then: where the day of the report lies before the dates reported of its
 * lines, it is that day which is wrong. A day of grace, since pulls and dates may be of different time zones.
 */
function afterReport({ trade, bureau, who }: AccountLine, { report }: AnalysisInput): FindingParts[] {
  const day = reportDay(report, bureau);
  if (day === undefined) return [];
  const ahead = LIVED.filter((name) => trade[name] && trade[name].iso > day);
  if (ahead.length === 0) return [];
  // Of reports put together, each speaks for its own bureau.
  const reportedDays = accountLines(report)
    .filter((line) => !report.parts || line.bureau === bureau)
    .flatMap((line) => (line.trade.reported ? [spanOf(line.trade.reported, line.bureau).last] : []));
  const last = reportedDays.reduce((latest, other) => (other > latest ? other : latest), day);
  const late = ahead.filter((name) => trade[name] && surelyAfter(spanOf(trade[name], bureau), { first: last, last }, 1));
  if (late.length === 0) return [];
  return [
    found(
      'after-report',
      0.8,
      late.map((name) => `${who} reports a ${FIELDS[name]} of ${dateText(trade[name])} in a report of ${formatCivilDate(day)}.`),
      [...late.map((name) => [capital(FIELDS[name]), dateText(trade[name])] as const), ['Report date', formatCivilDate(day)]],
      'A date reported for this account had not come yet when the report was made, so it is wrong.',
    ),
  ];
}

function beforeMajority({ account, trade, bureau, who, collection }: AccountLine, { client }: AnalysisInput): FindingParts[] {
  if (!client.dateOfBirth || !trade.opened || trade.responsibility !== 'individual' || account.category === 'student' || collection)
    return [];
  const of18 = addMonths(client.dateOfBirth, 18 * 12);
  const opened = spanOf(trade.opened, bureau);
  if (opened.last >= of18) return [];
  return [
    found(
      'before-18',
      0.6,
      [`${who} reports an individual account opened ${dateText(trade.opened)}, before the age of 18.`],
      [
        ['Date opened', dateText(trade.opened)],
        ['Eighteenth birthday', formatCivilDate(of18)],
      ],
      'I was not yet 18 on the date this account is said to have been opened, so that date or the account is wrong.',
      'Did you get this account only after you turned 18?',
    ),
  ];
}

function found(
  distinct: string,
  confidence: number,
  facts: FindingParts['facts'],
  values: FindingParts['values'],
  claim: string,
  question?: string,
): FindingParts {
  return {
    severity: 'medium',
    confidence,
    distinct,
    facts,
    values,
    suggestedReason: 'dates-wrong',
    suggestedClaim: claim,
    question: question ?? 'Is one of these dates wrong, as you remember it or as your papers show?',
  };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

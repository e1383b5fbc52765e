// Dates of one line that cannot all be true, and records dated after the report.
import { addMonths, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { BureauTrade, CreditReport } from '../../../report-files/rules/model.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { ofRecord, ofReportDay, type Evidence, type LineField } from '../evidence.ts';
import type { Analysis, AnalysisInput, Finding } from '../finding.ts';
import {
  aboutRecord,
  accountLines,
  dateText,
  makeFinding,
  onDate,
  perLine,
  recordLines,
  type AccountLine,
  type AnalysisHead,
  type LineParts,
  type RecordLine,
} from '../finding-parts.ts';
import { reportDay, spanOf, surelyAfter } from './known-days.ts';

const FIELDS = {
  opened: 'date opened',
  closed: 'date closed',
  lastActivity: 'date of last activity',
  statusDate: 'date of the status',
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

/** May bear the day the account was opened with someone else, or be an opening that is not the first. */
const OPENED_BEFORE = /transfer|\bsold\b|purchas|acquired|refinanc|assigned|renew|moved|reinstat|redeem/i;

const HEAD: AnalysisHead = {
  code: 'A21',
  title: 'Dates that contradict each other',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Dates known to the month must contradict each other whichever days they stand for; a date is in the future only when it lies after the report and after every date reported in it; a payment or an end lies after the last reporting of its line only by more than 31 days; a collector opens its account after the delinquency and the last payment, accounts that were sold, transferred or refinanced may bear dates from before, and accounts of authorized users, joint accounts and student loans may be older than the client was of age.',
};

const lines = perLine(HEAD, (line, input) => [
  ...inOrder(line, 'opened', 'closed'),
  ...(line.collection || line.trade.purchasedFrom !== undefined ? [] : inOrder(line, 'opened', 'firstDelinquency')),
  ...(mayBearOlderDates(line) ? [] : beforeOpening(line)),
  ...inOrder(line, 'lastPayment', 'paidDate'),
  ...afterReport(line, input),
  ...paidAfterReporting(line),
  ...endedAfterReporting(line),
  ...beforeMajority(line, input),
]);

export const dateLogic: Analysis = {
  ...HEAD,
  run: (input) => [...lines.run(input), ...recordLines(input.report).flatMap((line) => recordAfterReport(line, input.report))],
};

function mayBearOlderDates({ account, trade, collection }: AccountLine): boolean {
  return (
    collection ||
    account.category === 'student' ||
    trade.purchasedFrom !== undefined ||
    trade.originalCreditor !== undefined ||
    trade.condition === 'transferred' ||
    trade.condition === 'refinanced' ||
    trade.remarks.some(({ text }) => OPENED_BEFORE.test(text))
  );
}

/** A payment, activity or status from before the account was opened, as one finding. */
function beforeOpening({ trade, bureau, who }: AccountLine): LineParts[] {
  const { opened } = trade;
  if (!opened) return [];
  const before = (['lastPayment', 'lastActivity', 'statusDate', 'paidDate'] as const).filter(
    (name) => trade[name] && surelyAfter(spanOf(opened, bureau), spanOf(trade[name], bureau), 31),
  );
  if (before.length === 0) return [];
  return [
    found(
      'before-opened',
      0.85,
      before.map(
        (name) =>
          `${who} reports a date opened of ${dateText(opened)} and a ${FIELDS[name]} of ${dateText(trade[name])}, which is earlier.`,
      ),
      [['Date opened', dateText(opened)], ...before.map((name) => [capital(FIELDS[name]), dateText(trade[name])] as const)],
      ['opened', ...before],
      'Nothing can have happened on this account before it was opened. One of the dates reported is wrong.',
    ),
  ];
}

/** A finding when `first` lies after `second`, which it may not. */
function inOrder({ trade, bureau, who }: AccountLine, first: Field, second: Field): LineParts[] {
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
      [first, second],
      `The ${FIELDS[first]} of this account cannot lie after its ${FIELDS[second]}. One of the dates reported is wrong.`,
    ),
  ];
}

/**
 * After the report and after everything any bureau had reported by then: where the day of the report lies before the dates reported of its
 * lines, it is that day which is wrong. A day of grace, since pulls and dates may be of different time zones.
 */
function afterReport({ trade, bureau, who }: AccountLine, { report }: AnalysisInput): LineParts[] {
  const day = reportDay(report, bureau);
  if (day === undefined) return [];
  const ahead = LIVED.filter((name) => trade[name] && trade[name].iso > day);
  if (ahead.length === 0) return [];
  const last = newestDay(report, bureau, day);
  const late = ahead.filter((name) => trade[name] && surelyAfter(spanOf(trade[name], bureau), { first: last, last }, 1));
  if (late.length === 0) return [];
  return [
    found(
      'after-report',
      0.8,
      late.map((name) => `${who} reports a ${FIELDS[name]} of ${dateText(trade[name])} in a report of ${formatCivilDate(day)}.`),
      [...late.map((name) => [capital(FIELDS[name]), dateText(trade[name])] as const), ['Report date', formatCivilDate(day)]],
      [...late, ...ofReportDay(report, bureau)],
      'A date reported for this account had not come yet when the report was made, so it is wrong.',
    ),
  ];
}

/** An end from after the day the line was last reported, which cannot have been known then. */
function endedAfterReporting({ trade, bureau, who }: AccountLine): LineParts[] {
  const { reported } = trade;
  if (!reported) return [];
  const late = (['closed', 'paidDate', 'chargeOffDate'] as const).filter(
    (name) => trade[name] && surelyAfter(spanOf(trade[name], bureau), spanOf(reported, bureau), 31),
  );
  if (late.length === 0) return [];
  return [
    found(
      'ended-after-reporting',
      0.8,
      late.map(
        (name) =>
          `${who} reports a ${FIELDS[name]} of ${dateText(trade[name])} and last reported this account ${onDate(reported)}, which is earlier.`,
      ),
      [...late.map((name) => [capital(FIELDS[name]), dateText(trade[name])] as const), ['Reported', dateText(reported)]],
      [...late, 'reported'],
      'An account cannot have been reported as ended before it ended. One of the dates reported is wrong.',
    ),
  ];
}

/** A payment from after the day the line was last reported, which cannot have been known then. */
function paidAfterReporting({ trade, bureau, who }: AccountLine): LineParts[] {
  const { lastPayment, reported } = trade;
  if (!lastPayment || !reported || !surelyAfter(spanOf(lastPayment, bureau), spanOf(reported, bureau), 31)) return [];
  // Most of these lines are closed and paid; what is wrong seldom matters.
  const parts = found(
    'paid-after-reporting',
    0.6,
    [
      `${who} reports a date of last payment of ${dateText(lastPayment)} and last reported this account ${onDate(reported)}, which is earlier.`,
    ],
    [
      ['Last payment', dateText(lastPayment)],
      ['Reported', dateText(reported)],
    ],
    ['lastPayment', 'reported'],
    'A payment cannot have been reported before it was made. One of the dates reported is wrong.',
  );
  return [{ ...parts, severity: 'low' }];
}

/** The last day this bureau, or any in a report of one day, had heard of by then; of reports put together each speaks for its own bureau. */
function newestDay(report: CreditReport, bureau: Bureau | null, day: CivilDate): CivilDate {
  const reportedDays = accountLines(report)
    .filter((line) => !report.parts || line.bureau === bureau)
    .flatMap((line) => (line.trade.reported ? [spanOf(line.trade.reported, line.bureau).last] : []));
  return reportedDays.reduce((latest, other) => (other > latest ? other : latest), day);
}

/** A record filed or ended after the report and after everything reported in it. */
function recordAfterReport(line: RecordLine, report: CreditReport): Finding[] {
  const { filing, bureau, who } = line;
  const day = reportDay(report, bureau);
  if (day === undefined || !((filing.filed?.iso ?? '') > day || (filing.resolved?.iso ?? '') > day)) return [];
  const last = newestDay(report, bureau, day);
  const dates = [
    { field: 'filed', at: filing.filed, word: 'filed' },
    { field: 'resolved', at: filing.resolved, word: 'ended' },
  ] as const;
  const late = dates.filter(({ at }) => at !== undefined && surelyAfter(spanOf(at, bureau), { first: last, last }, 1));
  if (late.length === 0) return [];
  return [
    makeFinding(HEAD, aboutRecord(line), {
      severity: 'medium',
      confidence: 0.8,
      distinct: 'after-report',
      facts: late.map(({ at, word }) => `${who} lists this record as ${word} ${dateText(at)}, in a report of ${formatCivilDate(day)}.`),
      values: [...late.map(({ at, word }) => [capital(word), dateText(at)] as const), ['Report date', formatCivilDate(day)]],
      evidence: [...ofRecord(line, ...late.map(({ field }) => field)), ...ofReportDay(report, bureau)],
      suggestedReason: 'dates-wrong',
      suggestedClaim: 'A date given for this record had not come yet when the report was made, so it is wrong.',
      question: 'Is one of these dates wrong, as you remember it or as your court papers show?',
    }),
  ];
}

function beforeMajority({ account, trade, bureau, who, collection }: AccountLine, { client }: AnalysisInput): LineParts[] {
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
      ['opened', 'responsibility'],
      'I was not yet 18 on the date this account is said to have been opened, so that date or the account is wrong.',
      'Did you get this account only after you turned 18?',
    ),
  ];
}

function found(
  distinct: string,
  confidence: number,
  facts: LineParts['facts'],
  values: LineParts['values'],
  evidence: readonly (LineField | Evidence)[],
  claim: string,
  question?: string,
): LineParts {
  return {
    severity: 'medium',
    confidence,
    distinct,
    facts,
    values,
    evidence,
    suggestedReason: 'dates-wrong',
    suggestedClaim: claim,
    question: question ?? 'Is one of these dates wrong, as you remember it or as your papers show?',
  };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

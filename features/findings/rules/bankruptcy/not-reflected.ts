// A discharge the accounts under it do not show, or a bankruptcy listed under another chapter.
import { formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { PAY_STATUS_WORDS } from '../../../report-files/rules/wording.ts';
import type { AccountCategory, BureauPublicRecord, PayStatus } from '../../../report-files/rules/model.ts';
import type { Analysis, AnalysisInput, ClientStatement, Finding } from '../finding.ts';
import {
  aboutLine,
  aboutRecord,
  accountLines,
  dateText,
  makeFinding,
  money,
  owes,
  recordLines,
  type AccountLine,
  type AnalysisHead,
  type RecordLine,
} from '../finding-parts.ts';
import { addYears, earliestDay, latestDay } from '../disputed/certain-dates.ts';
import { said } from '../disputed/client-statements.ts';
import { bankruptcyMark, isReaffirmed } from './bankruptcy-marks.ts';
import { given, ofLine, ofRecord } from '../evidence.ts';

const head: AnalysisHead = {
  code: 'A28',
  title: 'Discharge in bankruptcy not shown',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    "Only with the client's discharge date and a filing date on record, for debts that surely began before the filing and were reported after the discharge; student, child-support, secured and reaffirmed debts are left out.",
};

/** Debts a discharge usually leaves standing, or that are kept by paying on. */
const LEFT_OUT: ReadonlySet<AccountCategory> = new Set<AccountCategory>([
  'student',
  'child-support',
  'mortgage',
  'auto',
  'heloc',
  'rental',
]);
const DEROGATORY: ReadonlySet<PayStatus> = new Set<PayStatus>(['collection', 'charge-off', 'collection-or-charge-off']);
/** A case is discharged within this many years of its filing: Chapter 13 plans run five. */
const LONGEST_CASE_YEARS = 6;

interface Case {
  readonly record: RecordLine;
  readonly filed: CivilDate;
  readonly filedText: string;
  readonly discharged: CivilDate;
}

export const bankruptcyNotReflected: Analysis = {
  ...head,
  run: (input) => {
    const [statement, ...others] = said(input, 'bankruptcy');
    if (!statement || others.length > 0) return [];
    const known = caseOf(input, statement);
    const accounts = known ? accountLines(input.report).flatMap((line) => lookAt(line, known) ?? []) : [];
    return [...accounts, ...otherChapter(input, statement)];
  },
};

/**
 * The filing that led to the discharge, from the report's own public records: the earliest day any bureau gives, so that no later debt
 * counts as covered.
 */
function caseOf(input: AnalysisInput, { on }: ClientStatement): Case | undefined {
  if (on === undefined) return undefined;
  const filings = recordLines(input.report)
    .flatMap((line) => (line.record.kind === 'bankruptcy' && line.filing.filed ? [{ line, filed: line.filing.filed }] : []))
    .filter(({ filed }) => latestDay(filed) <= on && on <= addYears(latestDay(filed), LONGEST_CASE_YEARS))
    .toSorted((a, b) => (a.filed.iso < b.filed.iso ? -1 : 1));
  const [record, first, last] = [filings[0]?.line, filings[0]?.filed, filings.at(-1)?.filed];
  // Bureaus may give one case on days close together; filings further apart are two cases, and then no one knows which was discharged.
  if (!record || !first || !last || latestDay(last) > addYears(earliestDay(first), 1)) return undefined;
  return { record, filed: earliestDay(first), filedText: dateText(first), discharged: on };
}

function lookAt(line: AccountLine, known: Case): Finding | undefined {
  const { trade, account, who } = line;
  const began = [trade.opened, trade.firstDelinquency].filter((date) => date !== undefined).some((date) => latestDay(date) < known.filed);
  const owedNow = owes(trade.balance) || owes(trade.pastDue);
  if (LEFT_OUT.has(account.category) || !began || isReaffirmed(trade) || !trade.reported || earliestDay(trade.reported) <= known.discharged)
    return undefined;
  if (!owedNow && (!DEROGATORY.has(trade.payStatus) || bankruptcyMark(trade) !== undefined)) return undefined;
  return makeFinding(head, aboutLine(line), {
    severity: 'high',
    confidence: 0.7,
    facts: [
      owedNow
        ? `${who} reports a balance of ${money(trade.balance)} and ${money(trade.pastDue)} past due, last reported ${dateText(trade.reported)}.`
        : `${who} reports the status ${PAY_STATUS_WORDS[trade.payStatus]} without a note of bankruptcy, last reported ${dateText(trade.reported)}.`,
      `The report lists a bankruptcy filed ${known.filedText}; this account is dated before it (opened ${dateText(trade.opened)}, first delinquency ${dateText(trade.firstDelinquency)}).`,
    ],
    values: [
      ['Filed', known.filedText],
      ['Discharged', formatCivilDate(known.discharged)],
      ['Opened', dateText(trade.opened)],
      ['Balance', money(trade.balance)],
      ['Past due', money(trade.pastDue)],
      ['Last reported', dateText(trade.reported)],
    ],
    evidence: [
      ...ofLine(line, ...given(trade, 'balance', 'pastDue', 'payStatus', 'opened', 'firstDelinquency', 'reported')),
      ...ofRecord(known.record, 'filed'),
    ],
    suggestedReason: 'in-bankruptcy',
    suggestedClaim: 'This debt was discharged in my bankruptcy and is not reported so.',
    question: 'Was this debt discharged in your bankruptcy? (A debt you agreed in court to keep paying was not.)',
  });
}

/** The court papers name one chapter, the only bankruptcy a bureau lists another. */
function otherChapter(input: AnalysisInput, { text }: ClientStatement): Finding[] {
  const chapter = /\b(7|11|12|13)\b/.exec(text ?? '')?.[1];
  if (chapter === undefined) return [];
  const lines = recordLines(input.report).filter(({ record }) => record.kind === 'bankruptcy');
  return lines.flatMap((line) => {
    const reported = chapterOf(line.filing);
    if (reported === undefined || reported === chapter || lines.filter((other) => other.bureau === line.bureau).length > 1) return [];
    return [
      makeFinding(head, aboutRecord(line), {
        title: 'Bankruptcy under another chapter',
        severity: 'medium',
        confidence: 0.7,
        distinct: 'chapter',
        citation: '15 U.S.C. 1681e(b), 1681c(d)(1)',
        facts: [`${line.who} lists this bankruptcy as Chapter ${reported}, filed ${dateText(line.filing.filed)}.`],
        values: [
          ['Chapter reported', reported],
          ["Chapter by the client's word", chapter],
        ],
        evidence: ofRecord(line, 'type', 'chapter', 'filed'),
        suggestedReason: 'record-details-wrong',
        suggestedClaim: `My bankruptcy was a case under Chapter ${chapter}.`,
        question: `Do your latest court papers say Chapter ${chapter}?`,
      }),
    ];
  });
}

/** The chapter as a field of its own, or in the words of the type: 'Chapter 7 Bankruptcy'. */
function chapterOf({ chapter, type }: BureauPublicRecord): string | undefined {
  return chapter ?? /\bchapter (7|11|12|13)\b/i.exec(type)?.[1];
}

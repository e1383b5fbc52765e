// Public records that contradict each other: across bureaus, within the file of one, and against the law of bankruptcy.
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { listWords } from '../../../report-files/rules/report-view.ts';
import { surelyAfter } from '../dates/known-days.ts';
import { ofRecord } from '../evidence.ts';
import type { Analysis, Finding } from '../finding.ts';
import { aboutFile, aboutRecord, dateText, makeFinding, recordLines, type AnalysisHead, type RecordLine } from '../finding-parts.ts';
import { addLegalYears } from '../obsolescence.ts';
import { areTwoCases, chapterOf, endingOf, filedSpan, isSameCase } from './record-cases.ts';

const HEAD: AnalysisHead = {
  code: 'A55',
  title: 'Public records contradict each other',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Across bureaus only for one case by number and filing date, only at the bureau that says dismissed or still open where another says discharged, or that dates the filing later. A case counts as left open only when the same bureau lists a later one. Two discharges under chapter 7 count only where both cases are printed as discharged and were surely filed less than eight years apart. Records dated after the report are asked about by A21.',
};

export const recordsContradict: Analysis = {
  ...HEAD,
  run: ({ report }) => {
    const lines = recordLines(report).filter(({ record }) => record.kind === 'bankruptcy');
    return [
      ...(isOfSeveralDays(report) ? [] : lines.flatMap((line) => endedElsewhere(line, lines))),
      ...lines.flatMap((line) => filedLater(line, lines)),
      ...lines.flatMap((line) => leftOpen(line, lines)),
      ...BUREAUS.flatMap((bureau) => twoDischarges(bureau, lines)),
    ];
  },
};

function caseOf({ filing }: RecordLine): string {
  return `${filing.type}${filing.reference ? ` ${filing.reference}` : ''}, filed ${dateText(filing.filed)}`;
}

/** Dismissed, or still open, at this bureau and discharged at another. */
function endedElsewhere(line: RecordLine, lines: readonly RecordLine[]): Finding[] {
  const ending = endingOf(line);
  const other = lines.find((one) => one.bureau !== line.bureau && isSameCase(one, line) && endingOf(one) === 'discharged');
  if (!other || (ending !== 'dismissed' && ending !== 'open')) return [];
  return [
    makeFinding(HEAD, aboutRecord(line), {
      title: 'Bureaus differ on how the case ended',
      severity: 'high',
      confidence: 0.75,
      distinct: 'ending',
      facts: [`${line.who} lists ${caseOf(line)}, as “${line.filing.status}”, while ${other.who} lists it as “${other.filing.status}”.`],
      values: [
        [line.who, `${line.filing.status}, ended ${dateText(line.filing.resolved)}`],
        [other.who, `${other.filing.status}, ended ${dateText(other.filing.resolved)}`],
      ],
      evidence: [...ofRecord(line, 'status', 'filed', 'reference'), ...ofRecord(other, 'status', 'filed', 'reference')],
      suggestedReason: 'record-details-wrong',
      suggestedClaim: `This case ended with a discharge. ${line.who} lists it as “${line.filing.status}”.`,
      question: 'Did this bankruptcy case end with a discharge?',
    }),
  ];
}

function filedLater(line: RecordLine, lines: readonly RecordLine[]): Finding[] {
  const mine = filedSpan(line);
  const earlier = lines
    .filter((one) => one.bureau !== line.bureau && one.record.id === line.record.id)
    .find((one) => {
      const theirs = filedSpan(one);
      return mine !== undefined && theirs !== undefined && surelyAfter(mine, theirs, 31);
    });
  // Two cases the source put together say nothing.
  if (!earlier || (earlier.filing.reference !== undefined && line.filing.reference !== undefined && !sameNumber(earlier, line))) return [];
  return [
    makeFinding(HEAD, aboutRecord(line), {
      title: 'Filed later than at another bureau',
      severity: 'medium',
      confidence: 0.6,
      distinct: 'filed',
      facts: [`${line.who} lists ${caseOf(line)}, while ${earlier.who} lists it as filed ${dateText(earlier.filing.filed)}.`],
      values: [
        [line.who, dateText(line.filing.filed)],
        [earlier.who, dateText(earlier.filing.filed)],
      ],
      evidence: [...ofRecord(line, 'filed', 'reference'), ...ofRecord(earlier, 'filed', 'reference')],
      suggestedReason: 'dates-wrong',
      suggestedClaim: `This case was filed ${dateText(earlier.filing.filed)} and not ${dateText(line.filing.filed)}.`,
      question: `Was this case filed on or about ${dateText(earlier.filing.filed)}?`,
    }),
  ];
}

function sameNumber(a: RecordLine, b: RecordLine): boolean {
  const digits = ({ filing }: RecordLine): string => (filing.reference ?? '').replace(/\D/g, '').slice(0, 7);
  return digits(a) !== '' && digits(a) === digits(b);
}

/** Listed as filed and no more, though the same bureau lists a later case. */
function leftOpen(line: RecordLine, lines: readonly RecordLine[]): Finding[] {
  const mine = filedSpan(line);
  if (endingOf(line) !== 'open' || !mine) return [];
  const next = lines.find((one) => {
    const theirs = filedSpan(one);
    return one.bureau === line.bureau && areTwoCases(one, line) && theirs !== undefined && surelyAfter(theirs, mine);
  });
  if (!next) return [];
  return [
    makeFinding(HEAD, aboutRecord(line), {
      title: 'Case without an end, though another followed',
      severity: 'medium',
      confidence: 0.65,
      distinct: 'open',
      facts: [
        `${line.who} lists ${caseOf(line)}, as “${line.filing.status}” without an end, and a later case filed ${dateText(next.filing.filed)}.`,
      ],
      values: [
        ['Status', line.filing.status],
        ['Ended', dateText(line.filing.resolved)],
        ['Next case filed', dateText(next.filing.filed)],
      ],
      evidence: [...ofRecord(line, 'status', 'filed', 'resolved'), ...ofRecord(next, 'filed')],
      suggestedReason: 'record-details-wrong',
      suggestedClaim: `This case had ended before the next one was filed ${dateText(next.filing.filed)}. ${line.who} lists it without an end.`,
      question: `Had this case ended before the next one was filed on ${dateText(next.filing.filed)}?`,
    }),
  ];
}

const YEARS_BETWEEN_DISCHARGES = 8;

/** 11 U.S.C. 727(a)(8): no discharge under chapter 7 in a case filed within eight years of one that led to a discharge. */
function twoDischarges(bureau: Bureau, lines: readonly RecordLine[]): Finding[] {
  const discharged = lines.filter((line) => line.bureau === bureau && chapterOf(line) === '7' && endingOf(line) === 'discharged');
  const close = discharged.filter((line) => discharged.some((other) => areTwoCases(line, other) && isWithinEightYears(line, other)));
  if (close.length < 2) return [];
  close.sort((a, b) => ((filedSpan(a)?.first ?? '') < (filedSpan(b)?.first ?? '') ? -1 : 1));
  const who = BUREAU_NAMES[bureau];
  const filed = listWords(close.map(({ filing }) => dateText(filing.filed)));
  return [
    makeFinding(HEAD, aboutFile(bureau, 'Chapter 7 bankruptcies'), {
      title: 'More discharges under chapter 7 than the law allows',
      citation: '15 U.S.C. 1681e(b); 11 U.S.C. 727(a)(8)',
      severity: 'high',
      confidence: 0.7,
      distinct: 'discharges',
      facts: [
        close.length === 2
          ? `${who} lists two chapter 7 cases as discharged that were filed less than eight years apart: filed ${filed}.`
          : `${who} lists ${close.length} chapter 7 cases as discharged, each filed less than eight years from another of them: filed ${filed}.`,
      ],
      values: [
        ['Cases', String(close.length)],
        ['Filed', filed],
        ['Least time between two', `${YEARS_BETWEEN_DISCHARGES} years`],
      ],
      evidence: close.flatMap((line) => ofRecord(line, 'type', 'status', 'filed')),
      suggestedReason: 'mixed-file',
      suggestedClaim: 'My file lists more discharges under chapter 7 than one person can get within eight years.',
      question: `Did you yourself get a discharge under chapter 7 in each of these ${close.length} cases?`,
      wrongAnswer: 'no',
    }),
  ];
}

function isWithinEightYears(a: RecordLine, b: RecordLine): boolean {
  const [x, y] = [filedSpan(a), filedSpan(b)];
  if (!x || !y) return false;
  const [first, second] = x.first <= y.first ? [x, y] : [y, x];
  return second.last < addLegalYears(first.first, YEARS_BETWEEN_DISCHARGES);
}

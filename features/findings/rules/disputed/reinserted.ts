// A line that was gone and is back.
import { ofReportDay } from '../evidence.ts';
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { formatOf } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { findNegativeReasons } from '../../../report-files/rules/negativity.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import type { Analysis, AnalysisInput, Finding } from '../finding.ts';
import { dateText, makeFinding, type AnalysisHead } from '../finding-parts.ts';
import { earliestDay, latestDay, pulledOn } from './certain-dates.ts';
import { saidAboutLine } from './client-statements.ts';
import { fileLines, type FileLine } from './file-lines.ts';

const head: AnalysisHead = {
  code: 'A43',
  title: 'Removed before, now back',
  citation: '15 U.S.C. 1681i(a)(5)(B), (C)',
  basis: 'statute',
  guard:
    'Only for adverse lines the bureau itself answered "deleted", or that were missing from a full file of the same kind between two reports that list them, with nothing alike in it.',
};

export const reinserted: Analysis = {
  ...head,
  run: (input) =>
    BUREAUS.flatMap((bureau) => {
      const pulled = pulledOn(input.report, bureau);
      if (!pulled) return [];
      return fileLines(input.report)
        .filter(
          ({ about, trade, collection }) =>
            about.bureau === bureau && (trade === null || findNegativeReasons({ [bureau]: [trade] }, collection).length > 0),
        )
        .flatMap((line) => afterAnswer(line, bureau, input) ?? afterGap(line, bureau, input) ?? []);
    }),
};

/** The bureau answered "deleted", and a later pull lists the line. */
function afterAnswer(line: FileLine, bureau: Bureau, input: AnalysisInput): Finding | undefined {
  const deleted = input.disputes.findLast((d) => d.bureau === bureau && d.lineKey === line.about.lineKey && d.outcome === 'deleted');
  const pulled = pulledOn(input.report, bureau);
  if (!deleted || deleted.outcomeOn === null || !pulled || earliestDay(pulled) <= deleted.outcomeOn) return undefined;
  const on = formatCivilDate(deleted.outcomeOn);
  return found(
    line,
    bureau,
    input,
    0.9,
    [`${BUREAU_NAMES[bureau]} answered on ${on} that this item was deleted.`, `It is listed in the file pulled ${dateText(pulled)}.`],
    [
      ['Deleted', on],
      ['Listed again', dateText(pulled)],
    ],
  );
}

/**
 * Listed, then missing from a file that looks full, now listed again. Inquiries and records come and go with sources, so only accounts
 * count.
 */
function afterGap(line: FileLine, bureau: Bureau, input: AnalysisInput): Finding | undefined {
  if (line.trade === null) return undefined;
  const reports = input.earlier.filter((report) => formatOf(report, bureau) === formatOf(input.report, bureau) && isFull(report, bureau));
  const at = reports.findLastIndex((report) => !lists(report, bureau, line));
  const [gap, before] = [reports[at], reports.slice(0, Math.max(at, 0)).findLast((report) => lists(report, bureau, line))];
  if (!gap || !before || !isFull(input.report, bureau) || looksPartial(before, gap, bureau) || resembles(gap, bureau, line))
    return undefined;
  const [first, missing, now] = [before, gap, input.report].map((report) => pulledOn(report, bureau));
  if (!first || !missing || !now || latestDay(first) >= earliestDay(missing) || latestDay(missing) >= earliestDay(now)) return undefined;
  const who = BUREAU_NAMES[bureau];
  return found(
    line,
    bureau,
    input,
    0.7,
    [
      `This account was in ${who}'s file pulled ${dateText(first)} and not in the one pulled ${dateText(missing)}.`,
      `It is listed in the file pulled ${dateText(now)}.`,
    ],
    [
      ['Listed', dateText(first)],
      ['Missing', dateText(missing)],
      ['Listed again', dateText(now)],
    ],
  );
}

function found(
  line: FileLine,
  bureau: Bureau,
  input: AnalysisInput,
  confidence: number,
  facts: readonly string[],
  values: readonly (readonly [string, string])[],
): Finding {
  const noNotice = saidAboutLine(input, 'no-reinsertion-notice', { bureau, lineKey: line.about.lineKey }) !== undefined;
  return makeFinding(head, line.about, {
    severity: 'high',
    confidence: noNotice ? Math.min(confidence + 0.08, 1) : confidence,
    facts,
    values: noNotice ? [...values, ["Notice of it, by the client's word", 'none']] : values,
    evidence: [...line.evidence, ...ofReportDay(input.report, bureau)],
    suggestedReason: 'reinserted',
    suggestedClaim: 'This was deleted from my file before and has come back. I have received no notice of it.',
    wrongAnswer: 'no',
    question: `Did ${BUREAU_NAMES[bureau]} write to you when it listed this again?`,
  });
}

const isFull = (report: CreditReport, bureau: Bureau): boolean =>
  report.bureaus.some((file) => file.bureau === bureau && file.present === 'yes');
const linesAt = (report: CreditReport, bureau: Bureau): readonly FileLine[] =>
  fileLines(report).filter(({ about, trade }) => about.bureau === bureau && trade !== null);
const lists = (report: CreditReport, bureau: Bureau, { about }: FileLine): boolean =>
  linesAt(report, bureau).some((other) => other.about.lineKey === about.lineKey);

/** Fewer than half the lines of the report before: then the file may be cut short (field reference, section 7). */
function looksPartial(before: CreditReport, gap: CreditReport, bureau: Bureau): boolean {
  return linesAt(gap, bureau).length * 2 < linesAt(before, bureau).length;
}

/** Something in the gap may be the same account under another number: opened in the same month, or of the same highest balance. */
function resembles(gap: CreditReport, bureau: Bureau, { trade, collection }: FileLine): boolean {
  return linesAt(gap, bureau).some(
    (other) =>
      other.trade !== null &&
      other.collection === collection &&
      ((trade?.opened !== undefined && other.trade.opened?.iso.slice(0, 7) === trade.opened.iso.slice(0, 7)) ||
        (typeof trade?.highCredit === 'number' && trade.highCredit > 0 && other.trade.highCredit === trade.highCredit)),
  );
}

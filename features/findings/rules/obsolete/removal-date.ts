// A line or record still listed after the month in which the bureau itself said that it would remove it.
import { formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { CreditReport, PartialDate } from '../../../report-files/rules/model.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { reportDay, spanOf } from '../dates/known-days.ts';
import { ofLine, ofRecord, ofReportDay } from '../evidence.ts';
import type { Analysis } from '../finding.ts';
import {
  aboutLine,
  aboutRecord,
  accountLines,
  dateText,
  makeFinding,
  recordLines,
  type AnalysisHead,
  type FindingParts,
} from '../finding-parts.ts';

const HEAD: AnalysisHead = {
  code: 'A51',
  title: "Still listed after the bureau's own removal date",
  citation: "The bureau's own estimated date of removal; not a statute",
  basis: 'practice',
  guard:
    'Only where the bureau prints its own date of removal, and the last day of that month lies before the day of the report. The date is never worked out here.',
};

export const removalDatePassed: Analysis = {
  ...HEAD,
  run: ({ report }) => [
    ...accountLines(report).flatMap((line) => {
      const passed = pastRemoval(line.trade.removalDate, line.bureau, report);
      return passed ? [makeFinding(HEAD, aboutLine(line), parts(line.who, passed, ofLine(line, 'removalDate'), report, line.bureau))] : [];
    }),
    ...recordLines(report).flatMap((line) => {
      const passed = pastRemoval(line.filing.removalDate, line.bureau, report);
      return passed
        ? [makeFinding(HEAD, aboutRecord(line), parts(line.who, passed, ofRecord(line, 'removalDate'), report, line.bureau))]
        : [];
    }),
  ],
};

interface Passed {
  readonly removal: PartialDate;
  readonly day: CivilDate;
}

function pastRemoval(removal: PartialDate | undefined, bureau: Bureau | null, report: CreditReport): Passed | undefined {
  const day = reportDay(report, bureau);
  return removal && day !== undefined && spanOf(removal, bureau).last < day ? { removal, day } : undefined;
}

function parts(
  who: string,
  { removal, day }: Passed,
  evidence: FindingParts['evidence'],
  report: CreditReport,
  bureau: Bureau | null,
): FindingParts {
  return {
    severity: 'high',
    confidence: 0.85,
    facts: [`${who} gives ${dateText(removal)} as the date of removal of this item and lists it in a report of ${formatCivilDate(day)}.`],
    values: [
      ["The bureau's removal date", dateText(removal)],
      ['Report date', formatCivilDate(day)],
    ],
    evidence: [...evidence, ...ofReportDay(report, bureau)],
    suggestedReason: 'other-inaccuracy',
    suggestedClaim: `By the date of removal that ${who} itself prints, ${dateText(removal)}, this item should no longer be in the file.`,
    question: `Do you want ${who} to remove this item, as its own date of removal has passed?`,
  };
}

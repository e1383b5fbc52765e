// The lines a contact disputed, found again over all rounds and reports: which items are about one account, inquiry, record or detail.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { personalLines } from '../../report-files/rules/personal-lines.ts';
import { findReportLine, type ReportLine } from '../../report-files/rules/report-lines.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { isSameLine, type LineName } from './earlier-disputes.ts';

/** A line as an item or a note names it. `lineId` is the id it goes by now in its report. */
export interface NamedLine extends LineName {
  readonly reportId: string;
  readonly lineId: string;
}

/** True when both name one line of one report, at whatever bureau, or the same line of a bureau in two reports. */
export function isOneLine(a: NamedLine, b: NamedLine): boolean {
  if (a.kind !== b.kind) return false;
  return a.reportId === b.reportId ? a.lineId === b.lineId : isSameLine(a, b);
}

/**
 * Items about one line together, in the order in which they were first disputed. Two lines that one report lists apart at a bureau stay apart,
 * however alike they read in another report.
 */
export function groupByLine<T extends NamedLine>(items: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const fitting = groups.filter((group) => group.some((one) => isOneLine(one, item)) && !group.some((one) => isApart(one, item)));
    const [first, ...others] = fitting;
    if (!first) {
      groups.push([item]);
      continue;
    }
    first.push(item);
    // The item is the link between groups that were begun at different bureaus.
    for (const other of others) {
      if (other.some((one) => first.some((own) => isApart(own, one)))) continue;
      first.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups;
}

/** One report lists both, at one bureau, as two lines. */
function isApart(a: NamedLine, b: NamedLine): boolean {
  return a.reportId === b.reportId && a.bureau === b.bureau && a.lineId !== b.lineId;
}

export interface DatedReport {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly report: CreditReport;
}

/**
 * The first report after `removedOn` in which the bureau lists the line again; undefined when none does. `reports` are oldest first. A report of
 * the very day says nothing: it may have been pulled before the removal.
 */
export function findComeBack(line: NamedLine, removedOn: CivilDate, reports: readonly DatedReport[]): DatedReport | undefined {
  return reports.find(
    ({ reportDate, report }) =>
      reportDate !== null && reportDate > removedOn && linesAt(report, line.kind, line.bureau).some((one) => isSameLine(one, line)),
  );
}

/** What a bureau lists of this kind. */
export function linesAt(report: CreditReport, kind: ReportLine['kind'], bureau: Bureau): readonly ReportLine[] {
  const ids =
    kind === 'personal-information'
      ? personalLines(report, bureau).map(({ lineId }) => lineId)
      : (kind === 'tradeline' ? report.accounts : kind === 'inquiry' ? report.inquiries : report.publicRecords).map(({ id }) => id);
  return ids.flatMap((id) => findReportLine(report, kind, id, bureau) ?? []);
}

// Lines that were seen in one report, found again in it or in another one.
import type { CreditReport } from '../../report-files/rules/model.ts';
import { isSameLine } from '../rules/earlier-disputes.ts';
import { linesAt, type NamedLine } from '../rules/item-history.ts';
import { placeLine } from '../rules/place-line.ts';

/** The id the line goes by in this report; undefined where the bureau does not list it there, or it could be more than one. */
export function findLineIn(report: CreditReport, reportId: string, line: NamedLine): string | undefined {
  if (line.reportId === reportId) return placeLine(report, line)?.lineId ?? line.lineId;
  const [only, second] = linesAt(report, line.kind, line.bureau).filter((one) => isSameLine(one, line));
  return second ? undefined : only?.lineId;
}

/** The line under the id its account goes by now: accounts are merged and separated. */
export function placeIn<T extends NamedLine>(reports: ReadonlyMap<string, CreditReport>, line: T): T {
  const report = reports.get(line.reportId);
  return report ? { ...line, lineId: placeLine(report, line)?.lineId ?? line.lineId } : line;
}

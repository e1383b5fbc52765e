// Lines of a report that was worked on (combined, matched, stored) found again in the file they were read from.
import type { CreditReport } from '../model.ts';
import { fieldsAt, lineAt, linesOfFile, type LineOfFile } from './line-fields.ts';

/**
 * For each of `lines` of `report`, the line of `file` that says the same in every field; undefined for none. Lines that are the same word
 * for word are told apart by their order.
 */
export function sameLines(report: CreditReport, lines: readonly LineOfFile[], file: CreditReport): (LineOfFile | undefined)[] {
  const inFile = byContent(file);
  const inReport = byContent(report);
  return lines.map((line) => {
    const content = contentOf(report, line);
    const nth = inReport.get(content)?.findIndex((one) => isSame(one, line)) ?? -1;
    const found = inFile.get(content) ?? [];
    return nth === -1 ? undefined : (found[nth] ?? found[0]);
  });
}

function byContent(report: CreditReport): Map<string, LineOfFile[]> {
  const lines = new Map<string, LineOfFile[]>();
  for (const line of linesOfFile(report)) {
    const content = contentOf(report, line);
    lines.set(content, [...(lines.get(content) ?? []), line]);
  }
  return lines;
}

/** The state of a payment is settled by the other lines of an account, which matching may change; ids are each report's own. */
function contentOf(report: CreditReport, line: LineOfFile): string {
  const fields = lineAt(report, line) && fieldsAt(report, line);
  const kept = [...(fields ?? [])].filter(([name]) => name !== 'payStatus' && name !== 'id' && name !== 'owner');
  return JSON.stringify([line.kind, line.bureau, kept.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function isSame(a: LineOfFile, b: LineOfFile): boolean {
  return a.kind === b.kind && a.id === b.id && a.bureau === b.bureau && a.index === b.index;
}

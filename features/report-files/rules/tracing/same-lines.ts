// Lines of a report that was worked on (combined, matched, stored) found again in the file they were read from.
import type { CreditReport } from '../model.ts';
import { fieldsAt, linesOfFile, type LineOfFile } from './line-fields.ts';

/**
 * For each of `lines` of `report`, the line of `file` that says the same in every field; undefined for none. Lines that are the same word
 * for word are told apart by their order. A report that was stored before readers took more of a file lacks fields: then the only line that
 * says the same in all the others is meant.
 */
export function sameLines(report: CreditReport, lines: readonly LineOfFile[], file: CreditReport): (LineOfFile | undefined)[] {
  const inFile = byContent(file);
  const inReport = byContent(report);
  return lines.map((line) => {
    const content = contentOf(report, line);
    const nth = inReport.get(content)?.findIndex((one) => isSame(one, line)) ?? -1;
    const found = inFile.get(content) ?? [];
    if (nth === -1) return undefined;
    return found[nth] ?? found[0] ?? onlyOne(linesOfFile(file).filter((one) => hasAll(file, one, report, line)));
  });
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Whether `one` of the file says all that `line` of the report says. */
function hasAll(file: CreditReport, one: LineOfFile, report: CreditReport, line: LineOfFile): boolean {
  if (one.kind !== line.kind || one.bureau !== line.bureau) return false;
  const fields = fieldsAt(file, one);
  return keptFields(report, line).every(([name, value]) => fields?.get(name) === value);
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
  return JSON.stringify([line.kind, line.bureau, keptFields(report, line).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function keptFields(report: CreditReport, line: LineOfFile): (readonly [string, string])[] {
  return [...(fieldsAt(report, line) ?? [])].filter(([name]) => name !== 'payStatus' && name !== 'id' && name !== 'owner');
}

function isSame(a: LineOfFile, b: LineOfFile): boolean {
  return a.kind === b.kind && a.id === b.id && a.bureau === b.bureau && a.index === b.index;
}

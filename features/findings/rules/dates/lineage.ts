// The same line in an earlier report of the same person.
import { lineKeyOf, sameLineKey } from '../../../account-matching/rules/line-key.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { accountLines, type AccountLine } from '../finding-parts.ts';

/** Letters and digits of the readable part of an account number; stars and the X of masks left out. */
export function readableNumber(masked: string): string {
  return masked
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/X+/g, '');
}

/** A name as it may be compared for being the very same. */
export function sameNameKey(name: string): string {
  return name.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** This bureau's line with the same key in `earlier`; undefined when there is none, or more than one in either report. */
export function lineIn(earlier: CreditReport, line: AccountLine, report: CreditReport): AccountLine | undefined {
  const key = lineKeyOf(line.trade, line.collection);
  const named = (other: AccountLine): boolean => other.bureau === line.bureau && sameLineKey(lineKeyOf(other.trade, other.collection), key);
  const [was, second] = accountLines(earlier).filter(named);
  if (line.bureau === null || second !== undefined) return undefined;
  return accountLines(report).filter(named).length === 1 ? was : undefined;
}

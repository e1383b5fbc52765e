// Which report people work with when they did not choose one.
import type { CreditReportRow } from '../../contract.ts';

/** The newest report in use. Ties: most bureaus, then latest upload. Undefined when none is in use. */
export function newestReport(rows: readonly CreditReportRow[]): CreditReportRow | undefined {
  return rows
    .filter(({ state }) => state === 'ready')
    .toSorted(
      (a, b) => order(b.reportDate ?? '', a.reportDate ?? '') || (b.bureaus?.length ?? 0) - (a.bureaus?.length ?? 0) || order(b.id, a.id),
    )[0];
}

/** The report that shows this one: the newest combined report it is part of, or itself; undefined while it is not in use. */
export function reportWith(rows: readonly CreditReportRow[], id: string | undefined): CreditReportRow | undefined {
  return (
    newestReport(rows.filter((row) => row.parts?.some(({ reportId }) => reportId === id))) ??
    rows.find((row) => row.id === id && row.state === 'ready')
  );
}

export function isPartOf(row: Pick<CreditReportRow, 'id'>, other: Pick<CreditReportRow, 'parts'>): boolean {
  return other.parts?.some(({ reportId }) => reportId === row.id) ?? false;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

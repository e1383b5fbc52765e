// Which report people work with when they did not choose one.
import type { CreditReportRow } from '../../contract.ts';

/** The newest that counts; of one day the one of most bureaus, then the one that came last. Undefined where none counts. */
export function newestReport(rows: readonly CreditReportRow[]): CreditReportRow | undefined {
  return rows
    .filter(({ state }) => state === 'ready')
    .toSorted(
      (a, b) => order(b.reportDate ?? '', a.reportDate ?? '') || (b.bureaus?.length ?? 0) - (a.bureaus?.length ?? 0) || order(b.id, a.id),
    )[0];
}

/** What shows this report: the newest that it was put together into, or itself; undefined while it does not count. */
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

// Which report people work with when they did not choose one.
import type { CreditReportRow } from '../../contract.ts';

/** The first that counts, of rows newest first; a bureau's own report gives way to the one it is put together into. */
export function newestReport(rows: readonly CreditReportRow[]): CreditReportRow | undefined {
  const ready = rows.filter(({ state }) => state === 'ready');
  return ready.find((row) => !ready.some((other) => isPartOf(row, other)));
}

export function isPartOf(row: Pick<CreditReportRow, 'id'>, other: Pick<CreditReportRow, 'parts'>): boolean {
  return other.parts?.some(({ reportId }) => reportId === row.id) ?? false;
}

// The next rows of an export as cells, for every dataset.
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Catalog } from '../../../platform/server/manifest.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countActivity, listVisibleActivity } from '../../activity/server/public.ts';
import { countContacts } from '../../contact-lists/server/public.ts';
import type { ExportSource } from '../contract.ts';
import { ACTIVITY_HEADS, writeActivityCells } from '../rules/activity-columns.ts';
import { headOf, writeCells } from '../rules/export-columns.ts';
import { readContacts } from './store.ts';

const MOST_COUNTED = 10_000_000;

/** Cells of rows in order; `passed` is the id of each row that was looked at, also of one that may not leave (no cells). */
export type PageRow = { readonly passed: string; readonly cells: readonly string[] | null };

export function headsOf(source: ExportSource): readonly string[] {
  return source.dataset === 'contacts' ? source.columns.map(headOf) : ACTIVITY_HEADS;
}

/** How many rows there are to write; of the record, those not seen by this person included. */
export async function countRows(db: StaffDb | JobDb, source: ExportSource, zone: string): Promise<number> {
  return source.dataset === 'contacts'
    ? countContacts(db, source.filter, MOST_COUNTED, zone)
    : countActivity(db, source.filter, MOST_COUNTED);
}

export async function readPage(
  { db, sealer }: { readonly db: StaffDb | JobDb; readonly sealer: Sealer },
  scope: StaffScope,
  catalog: Catalog,
  source: ExportSource,
  page: { readonly after: string | null; readonly limit: number; readonly zone: string },
): Promise<Iterable<PageRow>> {
  if (source.dataset === 'contacts') return contactRows(await readContacts(db, source.filter, page), source.columns);
  const rows = await listVisibleActivity({ db, sealer }, scope, catalog, {
    ...source.filter,
    ...(page.after !== null && { before: Number(page.after) }),
    limit: page.limit,
  });
  return rows.map(({ row, visible }) => ({ passed: String(row.id), cells: visible ? writeActivityCells(row) : null }));
}

function* contactRows(contacts: Awaited<ReturnType<typeof readContacts>>, columns: Parameters<typeof writeCells>[1]): Generator<PageRow> {
  for (const contact of contacts) yield { passed: contact.id, cells: writeCells(contact, columns) };
}

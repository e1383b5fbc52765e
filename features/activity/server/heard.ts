// The record for a file: every row in order, with whether this person may hear of it.
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Catalog } from '../../../platform/server/manifest.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ActivityFilter, ActivityRow } from '../contract.ts';
import { mayHear } from '../rules/who-hears.ts';
import { listActivity } from './store.ts';

export { countActivity } from './store.ts';

/** Rows newest first, older than `before`; those that are not heard are listed too, so that paging goes on behind them. */
export async function listHeard(
  db: StaffDb | JobDb,
  scope: StaffScope,
  { activities }: Catalog,
  query: ActivityFilter & { readonly before?: number; readonly limit: number },
): Promise<{ readonly row: ActivityRow; readonly heard: boolean }[]> {
  return (await listActivity(db, query)).map(({ actorId, ...row }) => ({
    row,
    heard: mayHear({ ...row, actorId }, scope, activities),
  }));
}

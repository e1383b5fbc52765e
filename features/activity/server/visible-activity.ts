// Activity for an export file: every row in order, and whether this person may see it.
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Catalog } from '../../../platform/server/manifest.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ActivityFilter, ActivityRow } from '../contract.ts';
import { mayHear } from '../rules/activity-visibility.ts';
import { listActivity } from './store.ts';

export { countActivity } from './store.ts';

/** Rows newest first, older than `before`; rows the person may not see are listed too, so that paging can continue after them. */
export async function listVisibleActivity(
  { db, sealer }: { readonly db: StaffDb | JobDb; readonly sealer: Sealer },
  scope: StaffScope,
  { activities }: Catalog,
  query: ActivityFilter & { readonly before?: number; readonly limit: number },
): Promise<{ readonly row: ActivityRow; readonly visible: boolean }[]> {
  return (await listActivity(db, sealer, query)).map(({ actorId, ...row }) => ({
    row,
    visible: mayHear({ ...row, actorId }, scope, activities),
  }));
}

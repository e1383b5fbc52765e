// Taking a bulk change back.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { revertContacts } from '../../../contacts/server/public.ts';

export interface BulkChange {
  readonly id: string;
  readonly action: 'set' | 'archive' | 'restore';
  readonly count: number;
  readonly madeBy: string;
}

/** A bulk change made after `since` that was not undone, locked until the transaction ends. */
export async function findBulkChange(db: StaffDb, id: string, since: Date): Promise<BulkChange | undefined> {
  return db
    .selectFrom('contactBulkChanges')
    .select(['id', 'action', 'count', 'madeBy'])
    .$narrowType<Pick<BulkChange, 'action'>>()
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .where('madeAt', '>', since)
    .forUpdate()
    .executeTakeFirst();
}

/** Restores the replaced values wherever the new ones were not changed again. Answers the restored contacts. */
export async function undoChange(db: Db, id: string, at: Date): Promise<readonly string[]> {
  const entries = sql`select (e ->> 'id')::uuid as id, e -> 'before' as before, e -> 'after' as after, e -> 'kept' as kept, b.made_at
    from contact_bulk_changes b, jsonb_array_elements(b.changed) e where b.id = ${id}`;
  const ids = await revertContacts(db, entries, at);
  await db.updateTable('contactBulkChanges').set({ undoneAt: at }).where('id', '=', id).execute();
  return ids;
}

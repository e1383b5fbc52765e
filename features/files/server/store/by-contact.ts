// Uploaded documents as something of a contact, for lists of people and for joining two records of one person.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import { UPLOAD } from '../store.ts';

/** How many documents were given; contacts without any are absent. */
export async function countDocuments(db: Db, _scope: StaffScope, contactIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ contact_id: string; n: number }>`select contact_id, count(*) as n from files
    where contact_id = any(${contactIds}::uuid[]) and purpose = ${UPLOAD} and deleted_at is null group by contact_id`.execute(db);
  return new Map(found.rows.map((r) => [r.contact_id, r.n]));
}

/** Gives the documents of one contact to another, names included, since a name tells whose a file is. Answers which. */
export async function moveDocuments(db: Db, fromId: string, toId: string): Promise<readonly string[]> {
  return rename(db, { fromId, toId, ids: null });
}

/** Gives these documents back, those that `fromId` still has. */
export async function moveDocumentsBack(db: Db, ids: readonly string[], fromId: string, toId: string): Promise<void> {
  await rename(db, { fromId, toId, ids });
}

async function rename(db: Db, { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null }): Promise<readonly string[]> {
  const from = `contacts/${fromId}/`;
  const found = await sql<{ id: string }>`update files f set contact_id = ${toId}, object_name = ${`contacts/${toId}/`} || substr(object_name, ${from.length + 1}),
      metageneration = metageneration + 1
    where contact_id = ${fromId} and purpose = ${UPLOAD} and deleted_at is null and starts_with(object_name, ${from}) and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
      and not exists (select 1 from files o where o.object_name = ${`contacts/${toId}/`} || substr(f.object_name, ${from.length + 1}) and o.deleted_at is null)
    returning id`.execute(db);
  return found.rows.map((r) => r.id);
}

// Pictures on their way to become one document, and the names that are taken.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { PAGE } from '../../rules/page-names.ts';

/** Removes pages that became a document, if they are as they were; answers how many. Their bytes are swept. */
export async function removePages(
  db: Db,
  contactId: string,
  pages: readonly { readonly id: string; readonly generation: number }[],
): Promise<number> {
  const { numAffectedRows } = await sql`delete from files f using unnest(${pages.map(({ id }) => id)}::uuid[], ${pages.map(
    ({ generation }) => generation,
  )}::bigint[]) as p (id, generation)
    where f.id = p.id and f.generation = p.generation and f.contact_id = ${contactId} and f.purpose = ${PAGE} and f.deleted_at is null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Forgets pages of which no document was made, but for people on legal hold. */
export async function removePagesBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from files f where f.purpose = ${PAGE} and f.created_at < ${before}
    and not exists (select 1 from contact_heads c where c.id = f.contact_id and c.legally_held_at is not null)`.execute(db);
}

/** Last parts of the names of a contact's objects directly below `prefix`. */
export async function listNamesBelow(db: Db, contactId: string, prefix: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select substr(object_name, ${prefix.length + 1}) as name from files
    where contact_id = ${contactId} and deleted_at is null and starts_with(object_name, ${prefix})`.execute(db);
  return rows.map(({ name }) => name);
}

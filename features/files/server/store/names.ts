// Stored names of files, for the one step that masks those of earlier versions.
import { sql } from 'kysely';
import type { JobDb } from '../../../../platform/server/database/open-database.ts';

const BATCH = 500;

interface Names {
  readonly id: string;
  readonly name: string;
  readonly objectName: string;
}

/** Names of the files behind `after`, in the order of their ids. */
export async function listNames(db: JobDb, after: string | undefined): Promise<readonly Names[]> {
  const behind = after === undefined ? sql`true` : sql`id > ${after}::uuid`;
  const { rows } =
    await sql<Names>`select id, name, object_name as "objectName" from files where ${behind} order by id limit ${BATCH}`.execute(db);
  return rows;
}

/** Renames a file; where another object has the name already, its own id makes it another one. */
export async function renameFile(db: JobDb, id: string, { name, objectName }: Omit<Names, 'id'>): Promise<void> {
  await sql`update files f set name = ${name}, object_name = case when exists
      (select 1 from files o where o.object_name = ${objectName} and o.deleted_at is null and o.id <> f.id) then ${`${objectName}-${id}`} else ${objectName} end
    where id = ${id}::uuid`.execute(db);
}

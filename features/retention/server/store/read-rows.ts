// All rows of a contact in one table, as the database writes them.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';

const row = z.record(z.string(), z.unknown());
export type PlainRow = z.output<typeof row>;

export async function readRows(db: Db, table: string, contactId: string): Promise<readonly PlainRow[]> {
  const key = table === 'contacts' ? 'id' : 'contact_id';
  const { rows } = await sql<{
    line: string;
  }>`select row_to_json(t)::text as line from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = ${contactId}`.execute(db);
  return rows.map(({ line }) => row.parse(JSON.parse(line)));
}

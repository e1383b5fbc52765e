import { sql } from 'kysely';
import type { JobDb } from '../database/open-database.ts';

/** Sets rows in one of the states `from` to another state, with a note for people. */
export async function resetRows(
  tx: JobDb,
  table: string,
  reset: {
    readonly column: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly note?: { readonly column: string; readonly text: string };
  },
): Promise<void> {
  const note = reset.note ? sql`, ${sql.ref(reset.note.column)} = ${reset.note.text}` : sql``;
  await sql`update ${sql.table(table)} set ${sql.ref(reset.column)} = ${reset.to}${note} where ${sql.ref(reset.column)} = any (${reset.from})`.execute(
    tx,
  );
}

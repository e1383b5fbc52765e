import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Gives the notes of one contact to another, taken back ones too; with `ids` only these, and only those it still has. Answers which. */
export async function moveNotes(
  db: Db,
  { fromId, toId, ids }: { readonly fromId: string; readonly toId: string; readonly ids: readonly string[] | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`update billing_standings set contact_id = ${toId} where contact_id = ${fromId} and (${ids}::uuid[] is null or id = any(${ids}::uuid[])) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

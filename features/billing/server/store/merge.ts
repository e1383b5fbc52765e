import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';

/**
 * Moves the notes of one contact to another, removed ones too. With `ids` only these, and only those it still has. Answers the moved ids.
 */
export async function moveNotes(
  db: Db,
  { fromId, toId, ids }: { readonly fromId: string; readonly toId: string; readonly ids: readonly string[] | null },
): Promise<readonly string[]> {
  const { rows } = await sql<
    Pick<Row<'billingStandings'>, 'id'>
  >`update billing_standings set contact_id = ${toId} where contact_id = ${fromId} and (${ids}::uuid[] is null or id = any(${ids}::uuid[])) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

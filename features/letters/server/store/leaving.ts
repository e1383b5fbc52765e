// Letters that a mail service was given.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export async function setLeaving(db: Db, ids: readonly string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('letters')
    .set({ leavingSince: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** What a change of a letter's mailing has to name, and whether its delivery is known; undefined where none is recorded. */
export async function findMailingVersion(
  db: Db,
  letterId: string,
): Promise<{ readonly version: number; readonly isReceived: boolean } | undefined> {
  const { rows } = await sql<{ version: number; isReceived: boolean }>`select version, received_on is not null as "isReceived"
    from letter_mailing_days where letter_id = ${letterId} limit 1`.execute(db);
  return rows[0];
}

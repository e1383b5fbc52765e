// Who of the office opened which document.
import { sql } from 'kysely';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';

interface Opening {
  readonly id: string;
  readonly contactId: string;
  readonly fileId: string;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: Date;
}

/** Notes an opening: one row for each person and document. */
export async function noteOpening(db: Db, { id, contactId, fileId, by, at }: Opening): Promise<void> {
  await sql`insert into document_openings (contact_id, id, file_id, user_id, user_name, first_at, last_at)
    values (${contactId}, ${id}, ${fileId}, ${by.userId}, ${by.name}, ${at}, ${at})
    on conflict (file_id, user_id) do update set last_at = excluded.last_at, user_name = excluded.user_name, contact_id = excluded.contact_id`.execute(
    db,
  );
}

const MOST_SHOWN = 100;

/** Those who opened the document, the latest first. */
export async function listOpenings(db: StaffDb, fileId: string): Promise<Row<'documentOpenings'>[]> {
  return db.selectFrom('documentOpenings').selectAll().where('fileId', '=', fileId).orderBy('lastAt', 'desc').limit(MOST_SHOWN).execute();
}

// Reports entered by hand. The draft is sealed like a report that was read.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { ManualReport } from '../../rules/manual/manual-schema.ts';

const place = (id: string) => `credit_reports:${id}:manual` as const;

/** Begins a report without a file. */
export async function insertManual(
  db: Db,
  r: { readonly id: string; readonly contactId: string; readonly at: Date; readonly byId: string; readonly byName: string },
): Promise<void> {
  // There are no bytes to be the same as others.
  await sql`insert into credit_reports (contact_id, id, file_id, file_name, sha256, state, progress, uploaded_at, uploaded_by, uploaded_by_name)
    values (${r.contactId}, ${r.id}, null, 'Typed in by hand', ${`manual:${r.id}`}, 'manual', 0, ${r.at}, ${r.byId}, ${r.byName})`.execute(
    db,
  );
}

/** The newest report without a file that this person began after `since` and typed nothing into yet. */
export async function findUntouched(
  db: Db,
  { contactId, byId, since }: { readonly contactId: string; readonly byId: string; readonly since: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('creditReports')
    .select('id')
    .where('contactId', '=', contactId)
    .where('state', '=', 'manual')
    .where('fileId', 'is', null)
    .where('manualSealed', 'is', null)
    .where('uploadedBy', '=', byId)
    .where('uploadedAt', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** What was entered by hand so far; undefined when nothing was. */
export async function openManual(db: Db, sealer: Sealer, id: string): Promise<ManualReport | undefined> {
  const row = await db.selectFrom('creditReports').select('manualSealed').where('id', '=', id).executeTakeFirst();
  return row?.manualSealed ? (JSON.parse(sealer.openText(place(id), row.manualSealed)) as ManualReport) : undefined;
}

/** Keeps what was typed in; false when the report is not at `version`, or no longer being typed in. */
export async function saveManual(db: Db, sealer: Sealer, id: string, version: number, typed: ManualReport): Promise<boolean> {
  const done = await db
    .updateTable('creditReports')
    .set({ version: version + 1, manualSealed: sealer.sealText(place(id), JSON.stringify(typed)) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'manual')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

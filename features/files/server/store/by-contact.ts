// Uploaded documents as something of a contact, for lists of people and for joining two records of one person.
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';
import { summarizeHeld, type DocumentKind, type DocumentsHeld } from '../../rules/required-documents.ts';
import { UPLOAD } from '../store.ts';
import { counting } from './documents.ts';

/** How many documents were uploaded for each, and which of the four required documents are received. */
export async function summarizeDocuments(
  db: StaffDb,
  contactIds: readonly string[],
  today: CivilDate,
): Promise<ReadonlyMap<string, DocumentsHeld>> {
  const { rows } = await sql<{ id: string; files: number; held: DocumentKind[]; asked: number; late: number }>`select c.id,
      (select count(*)::int from files where contact_id = c.id and purpose = ${UPLOAD} and deleted_at is null) as files,
      array(select d.kind from document_checks d where d.contact_id = c.id and ${counting(today)}) as held,
      ${openRequests(sql`true`)} as asked, ${openRequests(sql`r.due_on < ${today}`)} as late
    from unnest(${[...contactIds]}::uuid[]) c (id)`.execute(db);
  return new Map(rows.map(({ id, files, held, asked, late }) => [id, { ...summarizeHeld(held, files), asked, late }]));
}

/** Documents that `c` was asked for and has not sent. */
const openRequests = (which: RawBuilder<unknown>) =>
  sql`(select count(*)::int from document_requests r where r.contact_id = c.id and r.answered_at is null and r.done_at is null
        and r.withdrawn_at is null and ${which})`;

/** Documents go along with their names, because a name says whose a file is. */
export const DOCUMENTS_FOLLOW = follower({
  key: 'documents',
  tables: ['files'],
  moved: z.array(z.uuid()).readonly(),
  move: (db, fromId, toId) => rename(db, { fromId, toId, ids: null }),
  moveBack: async (db, ids, fromId, toId) => void (await rename(db, { fromId, toId, ids })),
});

async function rename(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  const from = `contacts/${fromId}/`;
  const found = await sql<
    Pick<Row<'files'>, 'id'>
  >`update files f set contact_id = ${toId}, object_name = ${`contacts/${toId}/`} || substr(object_name, ${from.length + 1}),
      metageneration = metageneration + 1
    where contact_id = ${fromId} and purpose = ${UPLOAD} and deleted_at is null and starts_with(object_name, ${from}) and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
      and not exists (select 1 from files o where o.object_name = ${`contacts/${toId}/`} || substr(f.object_name, ${from.length + 1}) and o.deleted_at is null)
    returning id`.execute(db);
  return found.rows.map((r) => r.id);
}

/** When both contacts have the same document, the other's mark counts and this one stays on its record. */
export const CHECKS_FOLLOW = follower({
  key: 'checks',
  tables: ['document_checks'],
  moved: z.array(z.uuid()).readonly(),
  move: (db, fromId, toId) => move(db, { fromId, toId, ids: null }),
  moveBack: async (db, ids, fromId, toId) => void (await move(db, { fromId, toId, ids })),
});

async function move(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  const { rows } = await sql<
    Pick<Row<'documentChecks'>, 'id'>
  >`update document_checks d set contact_id = ${toId} where d.contact_id = ${fromId} and (${ids}::uuid[] is null or d.id = any(${ids}::uuid[]))
    and (d.removed_at is not null or not exists (select 1 from document_checks o where o.contact_id = ${toId} and o.kind = d.kind and o.removed_at is null))
    returning d.id`.execute(db);
  return rows.map(({ id }) => id);
}

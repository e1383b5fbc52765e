// Documents at the end of their keeping: proofs of identity with the reports, what was signed as long as the law asks, the rest with the records.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addYears, civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { deleteRows, findHolders, type Destroyed, type RetentionKind } from '../../../../platform/server/retention.ts';

/** What a document is: what the office said, else what it was marked as received for, else unknown. `t` is the file. */
const KIND = sql`coalesce(t.document_kind, (select min(d.kind) from document_checks d where d.file_id = t.id))`;
/** What no one has said anything about may be a photo ID, so it goes with these. */
const IDENTITY = sql<boolean>`t.purpose = 'upload' and not t.signed_paper and coalesce(${KIND} in ('photo-id', 'ssn-proof', 'address-proof'), true)`;
const SIGNED = sql<boolean>`t.purpose = 'upload' and (t.signed_paper or coalesce(${KIND} in ('authorization', 'agreement'), false))`;
/** Agreements signed in this program go with the record of how they were signed. */
const OTHER = sql<boolean>`t.purpose <> 'agreement' and not (${IDENTITY}) and not (${SIGNED})`;
/** Two years from the day it came, as for what was signed with it (15 U.S.C. 1679c(c)). */
export const SIGNED_YEARS = 2;

/** Deletes the rows of a contact's files; their bytes are left to the caller. */
export async function deleteFiles(db: Db, contactId: string, which: RawBuilder<SqlBool> = sql<boolean>`true`): Promise<Destroyed> {
  const { rows: going } = await sql<{ id: string }>`select t.id from files t where t.contact_id = ${contactId} and ${which}`.execute(db);
  return deleteFilesById(
    db,
    going.map(({ id }) => id),
  );
}

/** Files by their ids, wherever they hang, with their earlier versions. */
export async function deleteFilesById(db: Db, ids: readonly string[]): Promise<Destroyed> {
  const versions = await sql<{
    key: string;
  }>`delete from document_versions where file_id = any(${[...ids]}::uuid[]) returning blob_key as key`.execute(db);
  const { rows } = await sql<{ key: string }>`delete from files where id = any(${[...ids]}::uuid[]) returning blob_key as key`.execute(db);
  return { rows: rows.length + versions.rows.length, blobs: [...rows, ...versions.rows].map(({ key }) => key) };
}

export const FILES_RETENTION: readonly RetentionKind[] = [
  {
    key: 'files.documents',
    name: 'Other documents, such as answers of bureaus, and what was asked for',
    tables: ['files', 'document_requests'],
    group: 'records',
    onRequest: false,
    findHolders: async (db, contactIds) =>
      new Set([...(await findHolders(db, ['files'], contactIds, OTHER)), ...(await findHolders(db, ['document_requests'], contactIds))]),
    destroy: async ({ db, contactId }) => {
      const { rows, blobs } = await deleteFiles(db, contactId, OTHER);
      return { rows: rows + (await deleteRows(db, ['document_requests'], contactId)), blobs };
    },
  },
  {
    key: 'files.signed',
    name: 'Signed papers, and which documents were received',
    tables: ['files', 'document_checks'],
    group: 'records',
    onRequest: false,
    mustKeep: async (db, people, zone) => {
      const { rows } = await sql<{ id: string; at: Date }>`select t.contact_id as id, max(t.created_at) as at from files t
        where t.contact_id = any(${people.map(({ contactId }) => contactId)}::uuid[]) and ${SIGNED} group by t.contact_id`.execute(db);
      return new Map(
        rows.map(({ id, at }) => [id, { until: addYears(civilDateAt(at, zone), SIGNED_YEARS), source: '15 U.S.C. 1679c(c)' }]),
      );
    },
    findHolders: async (db, contactIds) =>
      new Set([...(await findHolders(db, ['files'], contactIds, SIGNED)), ...(await findHolders(db, ['document_checks'], contactIds))]),
    destroy: async ({ db, contactId }) => {
      const { rows, blobs } = await deleteFiles(db, contactId, SIGNED);
      return { rows: rows + (await deleteRows(db, ['document_checks'], contactId)), blobs };
    },
  },
  {
    key: 'files.identity',
    name: 'Photo IDs, proofs of number and address, and documents no one has sorted',
    // Versions and openings go with the file that they are of, whatever it is.
    tables: ['files', 'document_versions', 'document_openings'],
    group: 'reports',
    onRequest: true,
    findHolders: (db, contactIds) => findHolders(db, ['files'], contactIds, IDENTITY),
    destroy: ({ db, contactId }) => deleteFiles(db, contactId, IDENTITY),
  },
];

/** What is stored of a contact, for a copy that the client gets. Files that the scanner holds back are left out. */
export async function listStoredOf(
  db: Db,
  contactId: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly purpose: string; readonly sizeBytes: number }[]> {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'purpose', 'sizeBytes'])
    .where('contactId', '=', contactId)
    .where('deletedAt', 'is', null)
    .where('state', '=', 'ok')
    .orderBy('id')
    .execute();
}

/** From now on it is kept as something that the client signed. */
export async function keepAsSigned(db: Db, id: string): Promise<void> {
  await db.updateTable('files').set({ signedPaper: true }).where('id', '=', id).execute();
}

/** What decides whether a file may go: since when a signed paper is kept, null for other files, and whether a legal hold is on its contact. */
export async function findKeeping(db: Db, id: string): Promise<{ readonly signedAt: Date | null; readonly held: boolean } | undefined> {
  const { rows } = await sql<{ signedAt: Date | null; held: boolean }>`select case when ${SIGNED} then t.created_at end as "signedAt",
      coalesce(c.legally_held_at is not null, false) as held
    from files t left join contact_heads c on c.id = t.contact_id where t.id = ${id}`.execute(db);
  return rows[0];
}

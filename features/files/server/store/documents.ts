// What people uploaded for a contact, and which of the four required documents are received. Only uploads: originals of
// reports and letters belong to records that have rights of their own.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { RejectionReason } from '../../rules/document-reviews.ts';
import type { DocumentKind } from '../../rules/required-documents.ts';
import type { FileKind } from '../../rules/file-kinds.ts';
import { UPLOAD, type FileState } from '../store.ts';

export interface StoredDocument {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sentAt: Date;
  readonly state: FileState;
  readonly senderName: string | null;
  readonly senderKind: 'staff' | 'client' | null;
  readonly generation: number;
  readonly kind: FileKind | null;
  readonly looked: boolean;
  /** When and by whom it was decided; both null where no one decided. */
  readonly lookedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly rejectedFor: RejectionReason | null;
  readonly rejectionWordsSealed: Buffer | null;
  readonly expiresOn: CivilDate | null;
  readonly seenByClient: boolean;
  readonly received: boolean;
}

/** What screens show of the row `f` of a file and of `u`, who sent it. */
export const DOCUMENT_COLUMNS = sql`f.id, f.object_name as path, f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes", f.created_at as "sentAt", f.state,
      f.generation, u.name as "senderName", u.kind as "senderKind", f.document_kind as kind, f.looked_at is not null as looked,
      f.looked_at as "lookedAt", f.reviewed_by_name as "reviewedBy", f.rejected_for as "rejectedFor",
      f.rejection_words_sealed as "rejectionWordsSealed", f.expires_on as "expiresOn", f.seen_by_client_at is not null as "seenByClient",
      exists (select 1 from document_checks d where d.file_id = f.id and d.contact_id = f.contact_id and d.removed_at is null) as received`;
interface CheckWithoutFile {
  readonly id: string;
  readonly contactId: string;
  readonly kind: DocumentKind;
  readonly seenOn: CivilDate;
  readonly note: string | null;
  readonly bureaus: Bureau[] | null;
  /** Its last day; null where it names none. */
  readonly validUntil: CivilDate | null;
  readonly recordedAt: Date;
  readonly recordedBy: string;
  readonly removedAt: Date | null;
}
interface FileOfCheck {
  readonly fileId: string;
  readonly filePath: string;
  readonly fileName: string;
  readonly fileState: FileState;
}
export type StoredCheck = CheckWithoutFile & (FileOfCheck | Readonly<Record<keyof FileOfCheck, null>>);

/** Uploaded documents of a contact, the newest first. */
export async function listUploads(
  db: StaffDb,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredDocument[]> {
  const beyond = page.after === undefined ? sql`true` : sql`f.id < ${page.after}::uuid`;
  const { rows } = await sql<StoredDocument>`select ${DOCUMENT_COLUMNS} from files f left join user_names u on u.id = f.created_by
    where f.contact_id = ${contactId} and f.purpose = ${UPLOAD} and f.deleted_at is null and ${beyond} order by f.id desc limit ${page.limit}`.execute(
    db,
  );
  return rows;
}

/** True when this is an uploaded document of this contact in which no virus was found. */
export async function hasUpload(db: Db, contactId: string, fileId: string): Promise<boolean> {
  return (
    (
      await sql`select 1 from files where id = ${fileId} and contact_id = ${contactId} and purpose = ${UPLOAD} and deleted_at is null and state <> 'infected'`.execute(
        db,
      )
    ).rows.length > 0
  );
}

/** Checks with their files. A file that was deleted since, or that stayed with another record of the person, is none. */
const checksIn = (
  d: RawBuilder<unknown>,
) => sql<StoredCheck>`select d.id, d.contact_id as "contactId", d.kind, d.seen_on as "seenOn", d.note, d.bureaus, d.valid_until as "validUntil", d.recorded_at as "recordedAt", d.recorded_by_name as "recordedBy", d.removed_at as "removedAt",
    f.id as "fileId", f.object_name as "filePath", f.name as "fileName", f.state as "fileState"
  from ${d} d left join files f on f.id = d.file_id and f.contact_id = d.contact_id and f.deleted_at is null`;

/** Marks that were not removed, at most one of a kind. One whose last day has passed does not count. */
export async function listChecks(db: StaffDb, contactId: string): Promise<StoredCheck[]> {
  return (await sql<StoredCheck>`${checksIn(sql`document_checks`)} where d.contact_id = ${contactId} and d.removed_at is null`.execute(db))
    .rows;
}

/** A check, removed ones too. */
export async function findCheck(db: StaffDb, id: string): Promise<StoredCheck | undefined> {
  return (await sql<StoredCheck>`${checksIn(sql`document_checks`)} where d.id = ${id}`.execute(db)).rows[0];
}

/** Holds other changes of this contact's checks off until the transaction ends. */
export async function lockChecks(db: Db, contactId: string): Promise<void> {
  await lockOn(db, 'document_checks', contactId);
}

/** Marks `d` that count on this day. */
export const counting = (today: CivilDate): RawBuilder<SqlBool> =>
  sql`d.removed_at is null and (d.valid_until is null or d.valid_until >= ${today})`;

export async function isChecked(db: Db, contactId: string, kind: DocumentKind, today: CivilDate): Promise<boolean> {
  return (
    (await sql`select 1 from document_checks d where d.contact_id = ${contactId} and d.kind = ${kind} and ${counting(today)}`.execute(db))
      .rows.length > 0
  );
}

/** Removes the mark of this kind whose last day has passed, so that another can take its place. */
export async function removeExpiredCheck(db: Db, contactId: string, kind: DocumentKind, today: CivilDate, at: Date): Promise<void> {
  await sql`update document_checks set removed_at = ${at}
    where contact_id = ${contactId} and kind = ${kind} and removed_at is null and valid_until < ${today}`.execute(db);
}

/** Sets the last day of the marks that name this file. */
export async function setLastDay(db: Db, contactId: string, fileId: string, lastDay: CivilDate | null): Promise<void> {
  await sql`update document_checks set valid_until = ${lastDay} where contact_id = ${contactId} and file_id = ${fileId} and removed_at is null`.execute(
    db,
  );
}

type NewCheck = Pick<StoredCheck, 'id' | 'contactId' | 'kind' | 'seenOn' | 'note' | 'fileId' | 'bureaus'> & {
  readonly validUntil?: CivilDate | null;
  readonly at: Date;
  readonly by: { readonly userId: string; readonly name: string };
};

export async function insertCheck(db: Db, c: NewCheck): Promise<StoredCheck> {
  const stored = await written(
    db,
    sql`insert into document_checks (contact_id, id, kind, seen_on, file_id, note, bureaus, valid_until, recorded_at, recorded_by, recorded_by_name)
    values (${c.contactId}, ${c.id}, ${c.kind}, ${c.seenOn}, ${c.fileId}, ${c.note}, ${c.bureaus}, ${c.validUntil ?? null}, ${c.at}, ${c.by.userId}, ${c.by.name})`,
  );
  if (!stored) throw new Error('The mark just written is not there.');
  return stored;
}

/** The bureaus whose reports a contact's signed authorization names, and its last day. */
export interface Authorization {
  readonly bureaus: readonly Bureau[];
  readonly validUntil: CivilDate | null;
}

/** Each contact's signed authorization. Contacts without one are absent. */
export async function listAuthorizations(db: Db, contactIds: readonly string[]): Promise<ReadonlyMap<string, Authorization>> {
  const { rows } = await sql<
    Pick<Row<'documentChecks'>, 'contactId' | 'bureaus' | 'validUntil'>
  >`select contact_id as "contactId", bureaus, valid_until as "validUntil" from document_checks
    where contact_id = any(${[...contactIds]}::uuid[]) and kind = 'authorization' and removed_at is null`.execute(db);
  return new Map(
    rows.map(({ contactId, bureaus, validUntil }) => [
      contactId,
      { bureaus: BUREAUS.filter((bureau) => bureaus?.includes(bureau)), validUntil },
    ]),
  );
}

/** Removes the marks of this kind that count now. */
export async function removeChecksOf(db: Db, contactId: string, kind: DocumentKind, at: Date): Promise<void> {
  await sql`update document_checks set removed_at = ${at} where contact_id = ${contactId} and kind = ${kind} and removed_at is null`.execute(
    db,
  );
}

/** Removes with a time, restores with null. */
export function setCheckRemoved(db: Db, id: string, at: Date | null): Promise<StoredCheck | undefined> {
  return written(db, sql`update document_checks set removed_at = ${at} where id = ${id}`);
}

/** The check that a statement writes. */
async function written(db: Db, statement: RawBuilder<unknown>): Promise<StoredCheck | undefined> {
  return (await sql<StoredCheck>`with written as (${statement} returning *) ${checksIn(sql`written`)}`.execute(db)).rows[0];
}

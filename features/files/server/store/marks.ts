// What the office said of an uploaded file, and which of the four documents it stands for.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import type { RejectionReason } from '../../rules/document-reviews.ts';
import type { FileKind } from '../../rules/file-kinds.ts';
import type { DocumentKind } from '../../rules/required-documents.ts';

interface Decision {
  readonly kind: FileKind | null;
  /** When someone decided; null asks for another look. */
  readonly at: Date | null;
  readonly by: { readonly userId: string; readonly name: string };
  readonly expiresOn: CivilDate | null;
}

/** Accepts a document, or takes a decision about it back. The client has not seen it as it is now. */
export async function setMark(db: Db, id: string, { kind, at, by, expiresOn }: Decision): Promise<void> {
  await sql`update files set document_kind = ${kind}, looked_at = ${at}, reviewed_by = ${at && by.userId}, reviewed_by_name = ${at && by.name},
      expires_on = ${expiresOn}, rejected_at = null, rejected_for = null, rejection_words_sealed = null, rejection_told_at = null,
      seen_by_client_at = null
    where id = ${id}::uuid`.execute(db);
}

/** Rejects a document. */
export async function setRejected(
  db: Db,
  sealer: Sealer,
  id: string,
  {
    kind,
    reason,
    words,
    at,
    by,
  }: {
    readonly kind: FileKind | null;
    readonly reason: RejectionReason;
    readonly words: string | null;
    readonly at: Date;
    readonly by: { readonly userId: string; readonly name: string };
  },
): Promise<void> {
  const sealed = words === null ? null : sealer.sealText(wordsPlace(id), words);
  await sql`update files set document_kind = ${kind}, looked_at = ${at}, reviewed_by = ${by.userId}, reviewed_by_name = ${by.name},
      rejected_at = ${at}, rejected_for = ${reason}, rejection_words_sealed = ${sealed}, rejection_told_at = null, seen_by_client_at = null
    where id = ${id}::uuid`.execute(db);
}

const wordsPlace = (id: string): Place => `files:${id}:rejection_words`;

/** What the office wrote to the client about a rejected document. */
export function openRejectionWords(sealer: Sealer, { id, rejectionWordsSealed }: { id: string; rejectionWordsSealed: Buffer | null }) {
  return rejectionWordsSealed === null ? null : sealer.openText(wordsPlace(id), rejectionWordsSealed);
}

/** The marks that count now and name this file. */
export async function listChecksOfFile(
  db: StaffDb,
  contactId: string,
  fileId: string,
): Promise<readonly { id: string; kind: DocumentKind }[]> {
  return (
    await sql<
      Pick<Row<'documentChecks'>, 'id' | 'kind'>
    >`select id, kind from document_checks where contact_id = ${contactId} and file_id = ${fileId} and removed_at is null`.execute(db)
  ).rows;
}

/** The mark of this kind that named this file and was removed last. */
export async function findCheckOfFile(db: StaffDb, contactId: string, fileId: string, kind: DocumentKind): Promise<string | undefined> {
  return (
    await sql<
      Pick<Row<'documentChecks'>, 'id'>
    >`select id from document_checks where contact_id = ${contactId} and file_id = ${fileId} and kind = ${kind} and removed_at is not null order by removed_at desc limit 1`.execute(
      db,
    )
  ).rows[0]?.id;
}

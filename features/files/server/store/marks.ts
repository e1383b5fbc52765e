// What the office said of an uploaded file, and which of the four documents it stands for.
import { sql } from 'kysely';
import type { StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { FileKind } from '../../rules/file-kinds.ts';
import type { DocumentKind } from '../../rules/required-documents.ts';

/** `at` is when someone looked at it; null asks for another look. */
export async function setMark(
  db: StaffDb,
  id: string,
  { kind, at }: { readonly kind: FileKind | null; readonly at: Date | null },
): Promise<void> {
  await sql`update files set document_kind = ${kind}, looked_at = ${at} where id = ${id}::uuid`.execute(db);
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

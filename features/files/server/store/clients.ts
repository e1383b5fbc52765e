// Clients with the four required documents, by name.
import { sql, type SqlBool } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import { REQUIRED, type DocumentKind } from '../../rules/required-documents.ts';
import { UPLOAD } from '../store.ts';
import { counting } from './documents.ts';

export interface StoredClientDocuments {
  readonly contactId: string;
  readonly name: string;
  readonly sortName: string;
  readonly ownerId: string | null;
  readonly held: DocumentKind[];
  readonly files: number;
  readonly toLookAt: number;
}
export interface ClientDocumentsQuery {
  readonly search: string | undefined;
  readonly missing: DocumentKind | 'any' | 'none' | undefined;
  readonly after: readonly [sortName: string, id: string] | undefined;
  readonly limit: number;
  readonly today: CivilDate;
}

/** Clients that are not archived, with what is received of each. */
export async function listClientDocuments(
  db: StaffDb,
  { search, missing, after, limit, today }: ClientDocumentsQuery,
): Promise<StoredClientDocuments[]> {
  const conditions = [
    ...conditionsOf({ category: 'client', ...(search !== undefined && search !== '' && { search }) }).values(),
    ...(missing === undefined ? [] : [lacks(missing, today)]),
    ...(after === undefined ? [] : [sql<SqlBool>`(c.sort_name, c.id) > (${after[0]}, ${after[1]}::uuid)`]),
  ];
  const found = await sql<StoredClientDocuments>`select c.id as "contactId", c.name, c.sort_name as "sortName", c.owner_id as "ownerId",
      array(select d.kind from document_checks d where d.contact_id = c.id and ${counting(today)}) as held,
      (select count(*)::int from files where contact_id = c.id and purpose = ${UPLOAD} and deleted_at is null) as files,
      (select count(*)::int from files where contact_id = c.id and looked_at is null and deleted_at is null and state <> 'infected' and purpose = ${UPLOAD}) as "toLookAt"
    from (select c.id, c.name, c.sort_name, c.owner_id from contact_records c where ${allOf(conditions)} order by c.sort_name, c.id limit ${limit}) c
    order by c.sort_name, c.id`.execute(db);
  return found.rows;
}

function lacks(missing: DocumentKind | 'any' | 'none', today: CivilDate) {
  if (missing !== 'any' && missing !== 'none')
    return sql<SqlBool>`not exists (select 1 from document_checks d where d.contact_id = c.id and d.kind = ${missing} and ${counting(today)})`;
  // At most one of a kind counts, so four are all.
  const received = sql`(select count(*) from document_checks d where d.contact_id = c.id and ${counting(today)})`;
  return missing === 'any' ? sql<SqlBool>`${received} < ${sql.lit(REQUIRED)}` : sql<SqlBool>`${received} = ${sql.lit(REQUIRED)}`;
}

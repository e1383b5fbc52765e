// What a client sees of their own documents in the portal.
import { sql } from 'kysely';
import type { ClientDb, Row } from '../../../../platform/server/database/open-database.ts';
import { UPLOAD } from '../store.ts';

const MOST_SHOWN = 500;

/** The client's uploads, the newest first. */
export function listOwnDocuments(db: ClientDb, contactId: string): Promise<Row<'files'>[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('contactId', '=', contactId)
    .where('purpose', '=', UPLOAD)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** Notes that the client saw these; answers how many of them had not been seen as they are now. */
export async function noteSeenByClient(db: ClientDb, contactId: string, ids: readonly string[], at: Date): Promise<number> {
  const { numAffectedRows } = await sql`update files set seen_by_client_at = ${at}
    where contact_id = ${contactId} and id = any(${[...ids]}::uuid[]) and purpose = ${UPLOAD} and deleted_at is null
      and seen_by_client_at is null`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

// Lines that may not go out for a reason, because the client said that they are right as reported (or staff set the matter aside).
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { Denial } from '../../rules/denial-gate.ts';

/** `sourceId` is whoever wrote it; disputes do not know what that is. */
export interface SourcedDenial extends Denial {
  readonly contactId: string;
  readonly sourceId: string;
  readonly saidBy: 'client' | 'staff';
  readonly saidByName: string;
}

/** Everything denied about a contact's lines. */
export async function listDenials(db: Db, contactId: string): Promise<Denial[]> {
  const { rows } = await sql<{
    said: Denial['said'];
    saidAt: Date;
    bureau: Bureau | null;
    kind: Denial['kind'];
    lineKey: string;
    reasonCode: string;
  }>`
    select said, said_at as "saidAt", bureau, kind, line_key as "lineKey", reason_code as "reasonCode" from dispute_denials where contact_id = ${contactId} order by said_at, source_id`.execute(
    db,
  );
  return rows;
}

/** Writes what a source says now; what it said before is forgotten. */
export async function writeDenial(db: Db, d: SourcedDenial): Promise<void> {
  await removeDenial(db, d.sourceId);
  await sql`insert into dispute_denials (contact_id, source_id, said, said_at, said_by, said_by_name, bureau, kind, line_key, reason_code)
    values (${d.contactId}, ${d.sourceId}, ${d.said}, ${d.saidAt}, ${d.saidBy}, ${d.saidByName}, ${d.bureau}, ${d.kind}, ${d.lineKey}, ${d.reasonCode})`.execute(
    db,
  );
}

export async function removeDenial(db: Db, sourceId: string): Promise<void> {
  await sql`delete from dispute_denials where source_id = ${sourceId}`.execute(db);
}

/** What these sources said, and which items rest on them, goes over to another record of the person. */
export async function moveSources(db: Db, sourceIds: readonly string[], toId: string): Promise<void> {
  await sql`update dispute_denials set contact_id = ${toId} where source_id = any(${[...sourceIds]}::uuid[])`.execute(db);
  await sql`update dispute_item_sources set contact_id = ${toId} where source_id = any(${[...sourceIds]}::uuid[])`.execute(db);
}

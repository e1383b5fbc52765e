// Lines that may not go out for a reason, because the client said that they are right as reported (or staff set the matter aside).
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Exclusion } from '../../rules/exclusion-gate.ts';

/** `sourceId` is the id of the record that excluded it, in the other feature. */
export interface SourcedExclusion extends Omit<Exclusion, 'statement'> {
  readonly contactId: string;
  readonly sourceId: string;
  readonly saidBy: 'client' | 'staff';
  readonly saidByName: string;
}

/** Everything denied about a contact's lines. */
export async function listExclusions(db: Db, contactId: string): Promise<Exclusion[]> {
  return db
    .selectFrom('disputeDenials')
    .select(['said', 'saidAt', 'bureau', 'kind', 'lineKey', 'reasonCode', 'statement'])
    .where('contactId', '=', contactId)
    .orderBy('saidAt')
    .orderBy('sourceId')
    .execute();
}

/** Writes what a source says now; what it said before is forgotten. */
export async function saveExclusion(db: Db, d: SourcedExclusion): Promise<void> {
  await removeExclusion(db, d.sourceId);
  await db
    .insertInto('disputeDenials')
    .values({
      contactId: d.contactId,
      sourceId: d.sourceId,
      said: d.said,
      saidAt: d.saidAt,
      saidBy: d.saidBy,
      saidByName: d.saidByName,
      bureau: d.bureau,
      kind: d.kind,
      lineKey: d.lineKey,
      reasonCode: d.reasonCode,
    })
    .execute();
}

export async function removeExclusion(db: Db, sourceId: string): Promise<void> {
  await db.deleteFrom('disputeDenials').where('sourceId', '=', sourceId).execute();
}

/** What these sources said, and which items rest on them, goes over to another record of the person. */
export async function moveSources(db: Db, sourceIds: readonly string[], toId: string): Promise<void> {
  await sql`update dispute_denials set contact_id = ${toId} where source_id = any(${[...sourceIds]}::uuid[])`.execute(db);
  await sql`update dispute_file_statements set contact_id = ${toId} where source_id = any(${[...sourceIds]}::uuid[])`.execute(db);
  await sql`update dispute_item_sources set contact_id = ${toId} where source_id = any(${[...sourceIds]}::uuid[])`.execute(db);
}

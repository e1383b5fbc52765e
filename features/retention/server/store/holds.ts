// Legal holds. That there is one is also on the contact, where features ask that come before this one.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { setLegalHold } from '../../../contacts/server/public.ts';

export interface Hold extends Pick<Row<'retentionHolds'>, 'id' | 'placedAt' | 'placedByName' | 'liftedAt' | 'liftedByName'> {
  readonly reason: string;
  readonly liftedBecause: string | null;
}

/** A contact, and those merged into it, whose holds stay with their record where both had one. */
const ALSO_MERGED = (contactId: string) =>
  sql<boolean>`(contact_id = ${contactId} or contact_id in (select m.id from contact_heads m where m.merged_into = ${contactId}))`;

/** Those of a contact, latest first. */
export async function listHolds(db: Db, sealer: Sealer, contactId: string): Promise<readonly Hold[]> {
  const rows = await db.selectFrom('retentionHolds').selectAll().where(ALSO_MERGED(contactId)).orderBy('id', 'desc').execute();
  return rows.map(({ id, placedAt, placedByName, liftedAt, liftedByName, reasonSealed, liftedReasonSealed }) => ({
    id,
    placedAt,
    placedByName,
    liftedAt,
    liftedByName,
    reason: sealer.openText(`retention_holds:${id}:reason`, reasonSealed),
    liftedBecause: liftedReasonSealed && sealer.openText(`retention_holds:${id}:lifted_reason`, liftedReasonSealed),
  }));
}

/** Which of these contacts are on hold. */
export async function findHeld(db: Db, contactIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string;
  }>`select c.id from unnest(${[...contactIds]}::uuid[]) as c (id) where exists (select 1 from retention_holds h
    where h.lifted_at is null and (h.contact_id = c.id or h.contact_id in (select m.id from contact_heads m where m.merged_into = c.id)))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function insertHold(
  db: Db,
  sealer: Sealer,
  { id, contactId, reason, at, by }: { id: string; contactId: string; reason: string; at: Date; by: { id: string; name: string } },
): Promise<void> {
  await db
    .insertInto('retentionHolds')
    .values({
      id,
      contactId,
      reasonSealed: sealer.sealText(`retention_holds:${id}:reason`, reason),
      placedAt: at,
      placedBy: by.id,
      placedByName: by.name,
    })
    .execute();
}

/** Lifts what holds a contact; false when nothing does. */
export async function liftHoldOf(
  db: Db,
  sealer: Sealer,
  { contactId, reason, at, byName }: { contactId: string; reason: string; at: Date; byName: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('retentionHolds')
    .select(['id', 'contactId'])
    .where(ALSO_MERGED(contactId))
    .where('liftedAt', 'is', null)
    .forUpdate()
    .execute();
  for (const { id, contactId: ofId } of rows) {
    await db
      .updateTable('retentionHolds')
      .set({ liftedAt: at, liftedByName: byName, liftedReasonSealed: sealer.sealText(`retention_holds:${id}:lifted_reason`, reason) })
      .where('id', '=', id)
      .execute();
    await setLegalHold(db, ofId, null);
  }
  if (rows.length > 0) await setLegalHold(db, contactId, null);
  return rows.length > 0;
}

/** A hold goes along when records are merged; where both have one, the other's stays with its record. */
export const HOLDS_FOLLOW = follower({
  key: 'retentionHolds',
  tables: ['retention_holds'],
  moved: z.array(z.uuid()).readonly(),
  move: async (db, fromId, toId) => {
    const moved = await move(db, { fromId, toId, ids: null });
    await markHeld(db, fromId, [fromId]);
    await markHeld(db, toId, [fromId, toId]);
    return moved;
  },
  moveBack: async (db, ids, fromId, toId) => {
    await move(db, { fromId, toId, ids });
    for (const id of [fromId, toId]) await markHeld(db, id, [id]);
  },
});

/** Says on the contact what the holds of these records say. */
async function markHeld(db: Db, contactId: string, ofIds: readonly string[]): Promise<void> {
  const held = await db
    .selectFrom('retentionHolds')
    .select('placedAt')
    .where('contactId', 'in', ofIds)
    .where('liftedAt', 'is', null)
    .orderBy('placedAt')
    .executeTakeFirst();
  await setLegalHold(db, contactId, held?.placedAt ?? null);
}

async function move(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`update retention_holds h set contact_id = ${toId} where h.contact_id = ${fromId} and (${ids}::uuid[] is null or h.id = any(${ids}::uuid[]))
    and (h.lifted_at is not null or not exists (select 1 from retention_holds o where o.contact_id = ${toId} and o.lifted_at is null))
    returning h.id`.execute(db);
  return rows.map(({ id }) => id);
}

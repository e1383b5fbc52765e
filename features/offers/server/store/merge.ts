// Offers follow a merged contact and return when the merge is undone. Only one may be open: where both have one, that of the record given up is
// withdrawn, and stays so.
import { sql } from 'kysely';
import { z } from 'zod';
import { follower, rowsFollow } from '../../../../platform/server/manifest.ts';
import { lockOffers } from '../store.ts';

const ids = z.array(z.uuid()).readonly();

const OFFERS_FOLLOW = follower({
  key: 'offers',
  tables: ['offers'],
  moved: ids,
  move: async (db, fromId, toId) => {
    for (const id of [fromId, toId].sort()) await lockOffers(db, id);
    await sql`update offers set state = 'withdrawn', ended_at = now(), version = version + 1 where contact_id = ${fromId} and ended_at is null
      and exists (select 1 from offers kept where kept.contact_id = ${toId} and kept.ended_at is null)`.execute(db);
    const { rows } = await sql<{ id: string }>`update offers set contact_id = ${toId} where contact_id = ${fromId} returning id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
  moveBack: async (db, moved, fromId, toId) => {
    for (const id of [fromId, toId].sort()) await lockOffers(db, id);
    await sql`update offers set contact_id = ${toId} where contact_id = ${fromId} and id = any(${[...moved]}::uuid[])`.execute(db);
  },
});

export const OFFERS_FOLLOWERS = [OFFERS_FOLLOW, rowsFollow('offerSteps', 'offer_steps'), rowsFollow('offerHandovers', 'offer_handovers')];

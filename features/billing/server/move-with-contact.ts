// Notes of one record of a person go over to another, and come back when the two are taken apart. What then holds of each is
// the newest note it has.
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { follower } from '../../../platform/server/manifest.ts';
import { writePaymentStatus } from './billing-facet.ts';
import { findNewest } from './store.ts';
import { moveNotes } from './store/merge.ts';

export const PAYMENT_STATUSES_FOLLOW = follower({
  key: 'standings',
  tables: ['billing_standings'],
  moved: z.array(z.uuid()).readonly(),
  move: (db, fromId, toId) => move(db, { fromId, toId, ids: null }),
  moveBack: async (db, ids, fromId, toId) => void (await move(db, { fromId, toId, ids })),
});

async function move(
  db: Db,
  what: { readonly fromId: string; readonly toId: string; readonly ids: readonly string[] | null },
): Promise<readonly string[]> {
  const moved = await moveNotes(db, what);
  if (moved.length === 0) return moved;
  for (const id of [what.fromId, what.toId]) await writePaymentStatus(db, id, (await findNewest(db, id))?.standing ?? null);
  return moved;
}

// Notes of one record of a person go over to another, and come back when the two are taken apart. What then holds of each is
// the newest note it has.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { setBillingStanding } from '../../contacts/server/public.ts';
import { findNewest } from './store.ts';
import { moveNotes } from './store/merge.ts';

/** Gives all notes to another contact; answers which. Both contacts are locked by the caller. */
export async function moveStandings(db: Db, fromId: string, toId: string): Promise<readonly string[]> {
  return move(db, { fromId, toId, ids: null });
}

/** Gives these back, those that `fromId` still has. */
export async function moveStandingsBack(db: Db, ids: readonly string[], fromId: string, toId: string): Promise<void> {
  await move(db, { fromId, toId, ids });
}

async function move(
  db: Db,
  what: { readonly fromId: string; readonly toId: string; readonly ids: readonly string[] | null },
): Promise<readonly string[]> {
  const moved = await moveNotes(db, what);
  if (moved.length === 0) return moved;
  for (const id of [what.fromId, what.toId]) await setBillingStanding(db, id, (await findNewest(db, id))?.standing ?? null);
  return moved;
}

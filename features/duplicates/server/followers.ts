// Everything that follows a record into another, as the manifests of the features declare it.
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Catalog } from '../../../platform/server/manifest.ts';
import { referredBefore } from '../../contacts/server/public.ts';

/**
 * Which rows moved, by the key of each follower (merges made before a follower existed lack its key), and the spouse of the merged
 * record, who is now linked to the kept one.
 */
export const movedRows = z.looseObject({ spouseId: z.uuid().nullable() });
export type MovedRows = z.output<typeof movedRows>;

/** Gives everything of one contact to another; answers what moved, by follower. */
export async function moveFollowers(
  db: Db,
  { follows }: Catalog,
  fromId: string,
  toId: string,
  at: Date,
): Promise<Record<string, unknown>> {
  const moved: Record<string, unknown> = {};
  // One after the other: a transaction has one connection.
  for (const { key, move } of follows) moved[key] = await move(db, fromId, toId, at);
  return moved;
}

/** Gives it back, the last first. */
export async function moveFollowersBack(
  db: Db,
  { follows }: Catalog,
  moved: MovedRows,
  fromId: string,
  toId: string,
  at: Date,
): Promise<void> {
  for (const { key, moveBack } of follows.toReversed()) if (moved[key] !== undefined) await moveBack(db, moved[key], fromId, toId, at);
}

/** Contacts that got another referrer by the merge. */
export function listReferredBefore(moved: MovedRows): readonly string[] {
  return referredBefore(moved['rows']);
}

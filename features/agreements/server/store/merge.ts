// Agreements follow a merged contact and return when the merge is undone. Several may be in effect then: the one that allows work last
// counts (agreement-status.ts), and a cancellation counts for all.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';
import { writeAgreementFacet } from '../agreement-facet.ts';
import { lockAgreements } from '../store.ts';

export const AGREEMENTS_FOLLOW = follower({
  key: 'agreements',
  tables: ['agreements'],
  moved: z.array(z.uuid()).readonly(),
  move: (db, fromId, toId) => move(db, { fromId, toId, ids: null }),
  moveBack: async (db, ids, fromId, toId) => void (await move(db, { fromId, toId, ids })),
});

async function move(
  db: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] | null },
): Promise<readonly string[]> {
  for (const id of [fromId, toId].sort()) await lockAgreements(db, id);
  const { rows } = await sql<
    Pick<Row<'agreements'>, 'id'>
  >`update agreements a set contact_id = ${toId} where a.contact_id = ${fromId} and (${ids}::uuid[] is null or a.id = any(${ids}::uuid[]))
    returning a.id`.execute(db);
  for (const id of [fromId, toId]) await writeAgreementFacet(db, id);
  return rows.map(({ id }) => id);
}

import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { capCount, MOST_COUNTED } from '../../../../platform/server/manifest.ts';
import type { filesContract } from '../../contract.ts';
import { FILE_KINDS } from '../../rules/file-kinds.ts';
import { keptKindsFor } from '../../rules/object-rights.ts';
import { countHeldBack, countKinds, countReviews, countToLookAt } from '../store/list.ts';

const MOST = MOST_COUNTED + 1;

export const count: Operation<typeof filesContract.count> = async ({ db, scope, now, zone, input: { contactId } }) => {
  const kinds = await countKinds(db, [...FILE_KINDS, 'none', ...keptKindsFor(scope)], contactId, MOST);
  const reviews = await countReviews(db, contactId, civilDateAt(now, zone), MOST);
  const held = await countHeldBack(db, contactId, MOST);
  return {
    kinds: kinds.map(({ kind, count: counted }) => ({ kind, ...capCount(counted) })),
    reviews: reviews.map(({ review, count: counted }) => ({ review, ...capCount(counted) })),
    toLookAt: capCount(await countToLookAt(db, contactId, MOST)),
    quarantined: capCount(held.quarantined),
    infected: capCount(held.infected),
  };
};

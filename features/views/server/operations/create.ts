import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { MOST_VIEWS, type viewsContract } from '../../contract.ts';
import { describeView, factsOf, refuseSharing, tooManyViews } from '../saved-view.ts';
import { countViews, insertView } from '../store.ts';

export const create: Operation<typeof viewsContract.create> = async ({ db, scope, input, now, record }) => {
  const refusal = refuseSharing(scope, input);
  if (refusal) return refusal;
  if ((await countViews(db, scope.userId, input.page)) >= MOST_VIEWS) return tooManyViews();
  const view = { id: newId(now), version: 1, ...input, ownerId: scope.userId, ownerName: scope.name };
  await insertView(db, view, now);
  record(factsOf(view, 'saved'));
  return describeView(view, scope);
};

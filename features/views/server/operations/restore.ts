import type { Operation } from '../../../../platform/server/feature.ts';
import { MOST_VIEWS, type viewsContract } from '../../contract.ts';
import { describeView, factsOf, noView, refuseSharing, tooManyViews } from '../saved-view.ts';
import { countViews, findView, setRemoved } from '../store.ts';

export const restore: Operation<typeof viewsContract.restore> = async ({ db, scope, input, record }) => {
  const view = await findView(db, scope, input.id, true);
  if (!view) return noView();
  const refusal = refuseSharing(scope, view);
  if (refusal) return refusal;
  if ((await countViews(db, view.ownerId, view.page)) >= MOST_VIEWS) return tooManyViews();
  if (!(await setRemoved(db, view.id, null))) return noView();
  record(factsOf(view, 'restored'));
  return describeView(view, scope);
};

import type { Operation } from '../../../../platform/server/feature.ts';
import type { viewsContract } from '../../contract.ts';
import { factsOf, noView, refuseSharing } from '../saved-view.ts';
import { findView, setRemoved } from '../store.ts';

export const remove: Operation<typeof viewsContract.remove> = async ({ db, scope, input, now, record }) => {
  const view = await findView(db, scope, input.id);
  if (!view) return noView();
  const refusal = refuseSharing(scope, view);
  if (refusal) return refusal;
  if (!(await setRemoved(db, view.id, now))) return noView();
  record(factsOf(view, 'removed'));
  return { removed: true };
};

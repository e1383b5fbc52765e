import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { viewsContract } from '../../contract.ts';
import { describeView, factsOf, noView, refuseSharing } from '../saved-view.ts';
import { findView, updateView } from '../store.ts';

export const update: Operation<typeof viewsContract.update> = async ({ db, scope, input, now, record }) => {
  const { id, version, ...fields } = input;
  const before = await findView(db, scope, id);
  if (!before) return noView();
  const refusal = refuseSharing(scope, before, fields);
  if (refusal) return refusal;
  // Only the owner may stop sharing a view: for anyone else it would disappear.
  if (before.ownerId !== scope.userId && !fields.shared)
    return refuse('views.mayNotShare', `Only ${before.ownerName} can stop sharing this view. You can remove it.`);
  if (!(await updateView(db, id, version, fields, now))) return changedMeanwhile.refuse();
  const view = { ...before, ...fields, version: version + 1 };
  const isPublic = before.shared && view.shared;
  record({
    ...factsOf(view, 'changed'),
    ...(isPublic && before.name !== view.name && { before: { name: before.name }, after: { name: view.name } }),
  });
  return describeView(view, scope);
};

import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { aboutSet, lockSet, refuseSet, setFacts } from '../request-set-view.ts';
import { updateSet } from '../store/request-sets.ts';

export const changeRequestSet: Operation<typeof filesContract.changeRequestSet> = async ({ db, input, record }) => {
  const { id, version, ...fields } = input;
  const before = await lockSet(db, id, 'used');
  if (isRefusal(before)) return before;
  if (before.version !== version) return changedMeanwhile.refuse();
  const refusal = await refuseSet(db, { id, name: fields.name, isNew: false });
  if (refusal) return refusal;
  await updateSet(db, before, fields);
  record({ ...aboutSet({ id, name: fields.name }, 'changed'), before: setFacts(before), after: setFacts(fields) });
  return { id, version: version + 1, ...fields };
};

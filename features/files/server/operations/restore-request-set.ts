import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { aboutSet, lockSet, refuseSet, viewSet } from '../request-set-view.ts';
import { setSetRemoved } from '../store/request-sets.ts';

export const restoreRequestSet: Operation<typeof filesContract.restoreRequestSet> = async ({ db, input, record }) => {
  const one = await lockSet(db, input.id, 'removed');
  if (isRefusal(one)) return one;
  const refusal = await refuseSet(db, { ...one, isNew: true });
  if (refusal) return refusal;
  await setSetRemoved(db, one, null);
  record(aboutSet(one, 'restored'));
  return { ...viewSet(one), version: one.version + 1 };
};

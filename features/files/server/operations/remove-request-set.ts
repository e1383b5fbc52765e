import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { aboutSet, lockSet } from '../request-set-view.ts';
import { setSetRemoved } from '../store/request-sets.ts';

export const removeRequestSet: Operation<typeof filesContract.removeRequestSet> = async ({ db, input, now, record }) => {
  const one = await lockSet(db, input.id, 'used');
  if (isRefusal(one)) return one;
  await setSetRemoved(db, one, now);
  record(aboutSet(one, 'removed'));
  return { removed: true as const };
};

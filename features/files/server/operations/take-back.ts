import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { aboutCheck, checkNotFound, takeCheck, viewWritten } from '../check-view.ts';
import { setCheckRemoved } from '../store/documents.ts';

export const takeBack: Operation<typeof filesContract.takeBack> = async (call) => {
  const { db, input, now, record } = call;
  const check = await takeCheck(call, input.id);
  if (isRefusal(check)) return check;
  if (check.removedAt !== null) return checkNotFound();
  await setCheckRemoved(db, check.id, now);
  record({ ...aboutCheck(check, 'is not in hand: the mark was taken back'), before: { removed: false }, after: { removed: true } });
  return viewWritten(call, check.id);
};

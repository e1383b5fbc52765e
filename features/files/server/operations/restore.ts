import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { aboutCheck, alreadyChecked, checkNotFound, takeCheck, viewWritten } from '../check-view.ts';
import { isChecked, setCheckRemoved } from '../store/documents.ts';

export const restore: Operation<typeof filesContract.restore> = async (call) => {
  const { db, input, record } = call;
  const check = await takeCheck(call, input.id);
  if (isRefusal(check)) return check;
  if (check.removedAt === null) return checkNotFound();
  if (await isChecked(db, check.contactId, check.kind)) return alreadyChecked(check.kind);
  await setCheckRemoved(db, check.id, null);
  record({ ...aboutCheck(check, 'marked as in hand again'), before: { removed: true }, after: { removed: false } });
  return viewWritten(call, check.id);
};

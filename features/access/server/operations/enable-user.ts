import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { updateAccount } from '../store.ts';
import { takeUser } from '../user-rights.ts';

export const enableUser: Operation<typeof accessContract.enableUser> = async ({ db, scope, input, record }) => {
  const target = await takeUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  await updateAccount(db, target.id, { disabledAt: null });
  record({
    contactId: null,
    subject: { type: 'user', id: target.id },
    summary: `${target.name}: account switched on`,
    before: { disabled: target.disabledAt !== null },
    after: { disabled: false },
  });
  return { disabled: false };
};

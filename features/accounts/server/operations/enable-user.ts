import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { updateAccount } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { lockUser } from '../user-rights.ts';

export const enableUser: Operation<typeof accountsContract.enableUser> = async ({ db, scope, input, record }) => {
  const target = await lockUser(db, scope, input.userId);
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

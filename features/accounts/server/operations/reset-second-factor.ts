import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { resetFactors } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { lockUser } from '../user-rights.ts';

export const resetSecondFactor: Operation<typeof accountsContract.resetSecondFactor> = async (call) => {
  const target = await lockUser(call.db, call.scope, call.input.userId);
  if (isRefusal(target)) return target;
  await resetFactors(call, call.scope, target);
  return { reset: true };
};

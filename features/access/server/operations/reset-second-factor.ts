import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { resetFactors } from '../reset-factors.ts';
import { takeUser } from '../user-rights.ts';

export const resetSecondFactor: Operation<typeof accessContract.resetSecondFactor> = async (call) => {
  const target = await takeUser(call.db, call.scope, call.input.userId);
  if (isRefusal(target)) return target;
  await resetFactors(call, call.scope, target);
  return { reset: true };
};

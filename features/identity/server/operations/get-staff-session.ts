import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { findAccount } from '../store.ts';

export const getStaffSession: Operation<typeof identityContract.getStaffSession> = async ({ db, scope }) => {
  const account = await findAccount(db, scope.userId);
  if (!account) return refuse('app.signInRequired', 'Please sign in.');
  return {
    userId: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    permissions: [...account.permissions],
    needsSecondFactor: scope.needsSecondFactor,
  };
};

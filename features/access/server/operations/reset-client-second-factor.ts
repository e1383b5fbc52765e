import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { accessContract } from '../../contract.ts';
import { resetFactors } from '../reset-factors.ts';
import { findAccount, findClientLogin, lockAccount } from '../store.ts';
import { hasSecondFactor } from '../store/second-factors.ts';

export const resetClientSecondFactor: Operation<typeof accessContract.resetClientSecondFactor> = async (call) => {
  const { db, scope, input } = call;
  const login = (await findContact(db, scope, input.contactId)) && (await findClientLogin(db, input.contactId));
  if (!login) return refuse('contacts.notFound', 'There is no such contact with a portal login.');
  await lockAccount(db, login.userId);
  const client = await findAccount(db, login.userId);
  if (!client || !(await hasSecondFactor(db, client.id)))
    return refuse('access.noSecondFactor', 'This client signs in without a second step.');
  await resetFactors(call, scope, client);
  return { reset: true };
};

import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { findAccount, hasSecondFactor, lockAccount, resetFactors } from '../../../identity/server/public.ts';
import { findClientLogin } from '../store/client-logins.ts';
import type { accountsContract } from '../../contract.ts';

export const resetClientSecondFactor: Operation<typeof accountsContract.resetClientSecondFactor> = async (call) => {
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

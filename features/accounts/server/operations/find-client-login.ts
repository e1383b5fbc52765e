import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { hasSecondFactor } from '../../../identity/server/public.ts';
import { findClientLogin as findLogin } from '../store/client-logins.ts';
import type { accountsContract } from '../../contract.ts';

export const findClientLogin: Operation<typeof accountsContract.findClientLogin> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.contactId))) return refuse('contacts.notFound', 'There is no such contact.');
  const login = await findLogin(db, input.contactId);
  const hasFactor = login !== undefined && (await hasSecondFactor(db, login.userId));
  return { email: login?.email ?? null, lastSignInAt: login?.lastSignInAt?.toISOString() ?? null, hasSecondFactor: hasFactor };
};

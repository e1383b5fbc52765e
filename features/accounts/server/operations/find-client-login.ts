import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { hasSecondFactor } from '../../../identity/server/public.ts';
import { findClientLogin as findLogin } from '../store/client-logins.ts';
import type { accountsContract } from '../../contract.ts';

export const findClientLogin: Operation<typeof accountsContract.findClientLogin> = async ({ db, scope, input }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  const login = await findLogin(db, input.contactId);
  const hasFactor = login !== undefined && (await hasSecondFactor(db, login.userId));
  return { email: login?.email ?? null, lastSignInAt: login?.lastSignInAt?.toISOString() ?? null, hasSecondFactor: hasFactor };
};

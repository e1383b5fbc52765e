import { parseEmail } from '../../rules/email-address.ts';
import { findAccountByEmail } from '../store.ts';
import { listIdentities } from '../store/providers.ts';
import { readSettings } from '../store/settings.ts';
import { textField, wireRefusal, type WireOperation } from './wire-call.ts';

const KIND = 'identitytoolkit#CreateAuthUriResponse';

/** accounts:createAuthUri: how an address signs in. It is answered only if the office shows unknown addresses anyway. */
export const listSignInMethods: WireOperation = async ({ body, context }) => {
  const email = parseEmail(textField(body, 'identifier') ?? '');
  if (email === undefined) return wireRefusal('INVALID_IDENTIFIER');
  const page = URL.parse(textField(body, 'continueUri') ?? '');
  if (!page || !/^https?:$/.test(page.protocol)) return wireRefusal('INVALID_CONTINUE_URI');
  if (!(await readSettings(context.db)).separateSignInCodes) return { kind: KIND };
  const found = await findAccountByEmail(context.db, email);
  if (!found) return { kind: KIND, registered: false, signinMethods: [] };
  const identities = await listIdentities(context.db, found.account.id);
  return {
    kind: KIND,
    registered: true,
    signinMethods: [...(found.account.hasPassword ? ['password'] : []), ...identities.map((i) => i.provider)],
  };
};

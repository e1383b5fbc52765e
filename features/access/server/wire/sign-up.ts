import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { checkPassword, MIN_PASSWORD_LENGTH } from '../../rules/password-policy.ts';
import { rememberDevice } from '../known-device.ts';
import { PERMIT_COOKIE } from '../operations/redeem-owner-code.ts';
import { hashPassword } from '../passwords.ts';
import { tokenDesk } from '../prepare.ts';
import { hashSecret } from '../secrets.ts';
import { bindBrowser, openSession } from '../sessions.ts';
import { findAccount, hasLivePermit, insertAccount, useOwnerPermit } from '../store.ts';
import { readCredentials } from './credentials.ts';
import { hashing } from './hashing.ts';
import { wireRefusal, type WireOperation } from './wire-call.ts';

/** accounts:signUp. Closed, except to the browser that redeemed the owner code, and there for one account. */
export const signUp: WireOperation = async ({ body, facts, device, house }) => {
  const { db, services, clock } = house;
  const permit = facts.cookie(PERMIT_COOKIE);
  const closed = wireRefusal('ADMIN_ONLY_OPERATION');
  if (permit === undefined || !(await hasLivePermit(db, hashSecret(permit), clock()))) return closed;
  // Linking a password to an account that is signed in is not offered yet.
  if (body['idToken'] !== undefined) return wireRefusal('OPERATION_NOT_ALLOWED');
  const credentials = readCredentials(body);
  if (isRefusal(credentials)) return credentials;
  const { email, password } = credentials;
  const weak = checkPassword(password, email);
  if (weak) return wireRefusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', weak.message);
  const passwordHash = await hashing.run(() => hashPassword(password));
  if (passwordHash === undefined) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');

  const userId = newId(clock());
  const name = email.slice(0, email.indexOf('@'));
  const made = await house.change({ kind: 'staff', userId, name }, 'access.ownerCreated', async (change) => {
    if (!(await useOwnerPermit(change.db, hashSecret(permit), change.now))) return closed;
    const added = await insertAccount(change.db, { id: userId, email, passwordHash, name, role: 'owner', kind: 'staff', contactId: null, at: change.now });
    if (!added) return wireRefusal('EMAIL_EXISTS');
    const session = await openSession(change, { id: userId, kind: 'staff' }, { facts, device });
    const account = await findAccount(change.db, userId);
    if (!account) throw new Error('The account just added is not there.');
    change.record({ contactId: null, subject: { type: 'user', id: userId }, summary: `Owner account created for ${email}`, after: { email, role: 'owner' } });
    return { account, session };
  });
  if (isRefusal(made)) return made;

  const { account, session } = made;
  const { idToken, expiresIn } = await tokenDesk(house).tokens.issue(account, session, clock());
  bindBrowser(facts, account, session);
  rememberDevice(services.sealer, facts, account.id);
  facts.setCookie(PERMIT_COOKIE, '', { maxAgeSeconds: 0 });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse', localId: account.id, email, displayName: account.name,
    idToken, refreshToken: session.refreshToken, expiresIn: String(expiresIn),
  };
};

/** The policy as `GET /v2/passwordPolicy` tells it; the blocklist has no place in its form. */
export const PASSWORD_POLICY = {
  customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH },
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
};

import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { AccessSettings } from '../../rules/access-settings.ts';
import { PERMIT_COOKIE } from '../operations/redeem-owner-code.ts';
import { hashPassword } from '../passwords.ts';
import { hashSecret } from '../secrets.ts';
import { openSession } from '../sessions.ts';
import { findAccount, hasLiveOwnerPermit, insertAccount, useOwnerPermit } from '../store.ts';
import { readSettings } from '../store/settings.ts';
import { readCredentials, refuseWeak } from './credentials.ts';
import { hashing } from './hashing.ts';
import { handOver } from './complete-sign-in.ts';
import { wireRefusal, type WireOperation } from './wire-call.ts';

/** accounts:signUp. Closed, except to the browser that redeemed the owner code, and there for one account. */
export const signUp: WireOperation = async (call) => {
  const { body, facts, device, house } = call;
  const { db, clock } = house;
  const permit = facts.cookie(PERMIT_COOKIE);
  const closed = wireRefusal('ADMIN_ONLY_OPERATION');
  if (permit === undefined || !(await hasLiveOwnerPermit(db, hashSecret(permit), clock()))) return closed;
  // Linking a password to an account that is signed in is not offered yet.
  if (body['idToken'] !== undefined) return wireRefusal('OPERATION_NOT_ALLOWED');
  const credentials = readCredentials(body);
  if (isRefusal(credentials)) return credentials;
  const { email, password } = credentials;
  const weak = refuseWeak(password, email, (await readSettings(db)).minPasswordLength);
  if (weak) return weak;
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
  facts.setCookie(PERMIT_COOKIE, '', { maxAgeSeconds: 0 });
  const tokens = await handOver(call, account, session);
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: account.id, email, displayName: account.name, ...tokens };
};

/** The policy as `GET /v2/passwordPolicy` tells it; the blocklist has no place in its form. */
export function describePasswordPolicy({ minPasswordLength }: AccessSettings): object {
  return { customStrengthOptions: { minPasswordLength }, enforcementState: 'ENFORCE', schemaVersion: 1 };
}

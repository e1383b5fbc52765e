import { isRefusal } from '../../../../platform/base/refusal.ts';
import { mailPerson } from '../mails/mail-person.ts';
import { writeSignInMethodChanged } from '../mails/sign-in-method-changed.ts';
import { hashPasswordInTurn } from '../passwords.ts';
import { describeProfile } from '../profile.ts';
import { openSession } from '../sessions.ts';
import { updateAccount } from '../store.ts';
import { readSettings } from '../store/settings.ts';
import { handOver } from './complete-sign-in.ts';
import { readCredentials, refuseWeak } from './credentials.ts';
import { findRecentCaller } from './signed-in.ts';
import { lockCaller } from './lock-caller.ts';
import { wireRefusal, type WireOperation } from './wire-call.ts';

/** accounts:signUp with an ID token: a password for someone who signs in with a provider only, at the address they have. */
export const linkPassword: WireOperation = async (call) => {
  const { body, facts, device, context } = call;
  const caller = await findRecentCaller(call);
  if (isRefusal(caller)) return caller;
  const credentials = readCredentials(body);
  if (isRefusal(credentials)) return credentials;
  const { email, password } = credentials;
  // The answer does not reveal whether another address has an account.
  if (email !== caller.account.email) return wireRefusal('OPERATION_NOT_ALLOWED');
  if (caller.account.hasPassword) return wireRefusal('EMAIL_EXISTS');
  const weak = refuseWeak(password, email, (await readSettings(context.db)).minPasswordLength);
  if (weak) return weak;
  const passwordHash = await hashPasswordInTurn(password);
  if (passwordHash === undefined) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');

  const { id: userId, kind, name, contactId } = caller.account;
  const made = await context.change({ kind, userId, name }, 'access.passwordAdded', async (change) => {
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    if (account.hasPassword) return wireRefusal('EMAIL_EXISTS');
    await updateAccount(change.db, userId, { passwordHash });
    // The client module wants tokens, and of the session at hand only their hashes are known.
    const session = await openSession(
      change,
      account,
      { facts, device },
      { provider: caller.provider, secondFactorId: caller.secondFactorId },
    );
    change.record({ contactId, subject: { type: 'user', id: userId }, summary: 'Password added to the account' });
    await mailPerson(change, account, 'access.passwordAdded', email, writeSignInMethodChanged(account, device, 'passwordAdded'));
    return { account: { ...account, hasPassword: true }, session };
  });
  if (isRefusal(made)) return made;
  const tokens = await handOver(call, made.account, made.session);
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: userId, email, ...describeProfile(made.account), ...tokens };
};

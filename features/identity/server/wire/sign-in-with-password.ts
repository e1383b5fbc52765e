import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { findKnownDevice } from '../known-device.ts';
import { hashing, hashPassword, needsRehash, verifyPassword } from '../passwords.ts';
import { describeProfile } from '../profile.ts';
import { findAccountByEmail, updatePasswordHash, type Account } from '../store.ts';
import { readSettings } from '../store/settings.ts';
import { clearTries, countersOf, countWrongTry, waitOf } from '../throttle.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { isBeyondLimit, readCredentials, type Credentials } from './credentials.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

/** accounts:signInWithPassword. Unknown addresses and wrong passwords give the same answer after the same work. */
export const signInWithPassword: WireOperation = async (call) => {
  const { body, facts, context } = call;
  if (body['idToken'] !== undefined) return wireRefusal('OPERATION_NOT_ALLOWED');
  const credentials = readCredentials(body);
  if (isRefusal(credentials)) return credentials;
  if (isBeyondLimit(credentials.password)) return wireRefusal('INVALID_LOGIN_CREDENTIALS');
  const checked = (await hashing.run(() => check(call, credentials))) ?? wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  if (isRefusal(checked)) {
    context.services.log.warn({ reference: facts.id, address: facts.address, code: checked.code }, 'sign-in refused');
    return checked;
  }

  const { account, newHash } = checked;
  if (newHash !== undefined) await updatePasswordHash(context.db, account.id, newHash);
  const shown = {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.id,
    email: account.email,
    ...describeProfile(account),
    registered: true,
  };
  const demand = await demandSecondFactor(call, account, 'password');
  if (demand) return { ...shown, ...demand };
  const tokens = await completeSignIn(call, account, { provider: 'password', secondFactorId: null });
  return isRefusal(tokens) ? tokens : { ...shown, ...tokens };
};

/**
 * Checks the password. Looking at the throttle, hashing and counting happen in one hashing slot, so that many tries sent
 * at once cannot all pass the throttle before the first of them is counted.
 */
async function check(
  { facts, context }: WireCall,
  { email, password }: Credentials,
): Promise<{ account: Account; newHash?: string } | Refusal> {
  const { db, services, clock } = context;
  const found = await findAccountByEmail(db, email);
  const device = found && findKnownDevice(services.sealer, facts, found.account.id);
  const counters = countersOf({ email, address: facts.address, device });
  if ((await waitOf(db, counters, clock())) > 0) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');

  const matches = await verifyPassword(found?.passwordHash, password);
  if (!found || !matches) {
    await countWrongTry(db, counters, clock());
    if (!(await readSettings(db)).separateSignInCodes) return wireRefusal('INVALID_LOGIN_CREDENTIALS');
    return wireRefusal(found ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
  }
  if (found.account.disabledAt !== null) return wireRefusal('USER_DISABLED');
  await clearTries(db, counters);
  const outdated = found.passwordHash !== null && needsRehash(found.passwordHash);
  return { account: found.account, ...(outdated && { newHash: await hashPassword(password) }) };
}

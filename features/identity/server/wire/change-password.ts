import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { mailPerson } from '../mails/mail-person.ts';
import { writePasswordChanged } from '../mails/password-changed.ts';
import { hashPasswordInTurn } from '../passwords.ts';
import { updateAccount, type Account, type SessionRecord } from '../store.ts';
import { voidActionCodes } from '../store/action-codes.ts';
import { readSettings } from '../store/settings.ts';
import { refuseWeak } from './credentials.ts';
import { reopenSession } from './reopen-session.ts';
import { textField, wireRefusal, type WireCall } from './wire-call.ts';

/** accounts:update with a password: the caller's other browsers are signed out, this one gets a fresh session. */
export async function changeOwnPassword(call: WireCall, caller: SessionRecord): Promise<object | Refusal> {
  const { body, device } = call;
  const password = textField(body, 'password');
  if (password === undefined) return wireRefusal('MISSING_PASSWORD');
  const passwordHash = await hashNewPassword(call, password, caller.account.email);
  if (isRefusal(passwordHash)) return passwordHash;
  const tokens = await reopenSession(call, caller, 'access.passwordChanged', async (change, account) => {
    await setPassword(change, account, passwordHash, device);
    change.record({ contactId: account.contactId, subject: { type: 'user', id: account.id }, summary: 'Password changed' });
    return caller.secondFactorId;
  });
  return isRefusal(tokens) ? tokens : { email: caller.account.email, emailVerified: caller.account.emailVerified, ...tokens };
}

/** The hash of a new password, or why it is not one. To be called outside of any transaction. */
export async function hashNewPassword({ context }: WireCall, password: string, email: string): Promise<string | Refusal> {
  const weak = refuseWeak(password, email, (await readSettings(context.db)).minPasswordLength);
  return weak ?? (await hashPasswordInTurn(password)) ?? wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
}

/**
 * Gives an account another password and emails its owner. Emailed codes stop working, also those for another address: someone who knew the
 * old password may have requested them. Call it under `lockAccount`.
 */
export async function setPassword(change: Change, account: Account, passwordHash: string, device: string): Promise<void> {
  const { email } = account;
  await updateAccount(change.db, account.id, { passwordHash });
  await voidActionCodes(change.db, account.id, change.now);
  await mailPerson(change, account, 'access.passwordChanged', email, writePasswordChanged(account, device));
}

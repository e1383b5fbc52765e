import { isRefusal } from '../../../../platform/base/refusal.ts';
import { endSessionsOfUser, updateAccount } from '../store.ts';
import { deleteForeignIdentities } from '../store/providers.ts';
import { clearTries, countersOf } from '../throttle.ts';
import { hashNewPassword, setPassword } from './change-password.ts';
import { readActionCode, consumeActionCode } from './use-action-code.ts';
import { textField, wireRefusal, type WireOperation } from './wire-call.ts';

const KIND = 'identitytoolkit#ResetPasswordResponse';

/**
 * accounts:resetPassword. Without a new password it answers the purpose of any code and leaves the code usable. With one, it consumes a
 * code for a new password: every session of the person ends, and the address counts as confirmed.
 */
export const resetPassword: WireOperation = async (call) => {
  const { body, device, facts, context } = call;
  const code = await readActionCode(call);
  if (isRefusal(code)) return code;
  const {
    email,
    newEmail,
    account: { id, kind, name },
  } = code;
  if (body['newPassword'] === undefined) return { kind: KIND, email, requestType: code.kind, ...(newEmail !== null && { newEmail }) };
  if (code.kind !== 'PASSWORD_RESET') return wireRefusal('INVALID_OOB_CODE');
  const password = textField(body, 'newPassword');
  if (password === undefined) return wireRefusal('MISSING_PASSWORD');
  const passwordHash = await hashNewPassword(call, password, email);
  if (isRefusal(passwordHash)) return passwordHash;

  const refusal = await context.change({ kind, userId: id, name }, 'access.passwordReset', async (change) => {
    const account = await consumeActionCode(change, code);
    if (isRefusal(account)) return account;
    await setPassword(change, account, passwordHash, device);
    await updateAccount(change.db, id, { validSince: change.now, emailVerified: true });
    const sessions = await endSessionsOfUser(change.db, id, change.now);
    // Someone who got in before may have linked a Google account of their own, to return with it.
    await deleteForeignIdentities(change.db, id, account.email);
    // The owner of the mailbox does not have to wait because of the wrong guesses of others.
    await clearTries(change.db, countersOf({ email, address: facts.address, device: undefined }));
    change.record({
      contactId: account.contactId,
      subject: { type: 'user', id },
      summary: 'New password set with an emailed link',
      after: { sessionsEnded: sessions },
    });
    return undefined;
  });
  return refusal ?? { kind: KIND, email, requestType: code.kind };
};

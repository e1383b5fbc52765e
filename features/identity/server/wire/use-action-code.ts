import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { judgeActionCode } from '../../rules/action-codes.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { findAccount, lockAccount, updateAccount, type Account } from '../store.ts';
import { findActionCode, useActionCode, type ActionCode } from '../store/action-codes.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { changeAddress, orTaken } from './change-address.ts';
import { textField, wireRefusal, type WireCall } from './wire-call.ts';

/** The usable code of the call, or why there is none. */
export async function readActionCode({ body, context }: WireCall): Promise<ActionCode | Refusal> {
  const text = textField(body, 'oobCode');
  if (text === undefined) return wireRefusal('MISSING_OOB_CODE');
  const code = await findActionCode(context.db, hashSecret(text));
  const verdict = code ? judgeActionCode(code, context.clock()) : 'invalid';
  if (code && verdict === 'usable') return code;
  return wireRefusal(verdict === 'expired' ? 'EXPIRED_OOB_CODE' : verdict === 'disabled' ? 'USER_DISABLED' : 'INVALID_OOB_CODE');
}

/** Uses a code up and answers the account as it is now, held against other changes. Of many at once, one gets it. */
export async function consumeActionCode({ db, now }: Change, code: ActionCode): Promise<Account | Refusal> {
  await lockAccount(db, code.account.id);
  const account = await findAccount(db, code.account.id);
  if (!account || judgeActionCode({ ...code, account }, now) !== 'usable' || !(await useActionCode(db, code.id, now)))
    return wireRefusal('INVALID_OOB_CODE');
  return account;
}

/** accounts:update with a code: proves the address of an account, or changes it. Codes for a new password do nothing here. */
export async function applyActionCode(call: WireCall): Promise<object | Refusal> {
  const code = await readActionCode(call);
  if (isRefusal(code)) return code;
  const { id, kind, name } = code.account;
  const actor = { kind, userId: id, name };
  const { newEmail } = code;
  if (code.kind === 'VERIFY_AND_CHANGE_EMAIL' && newEmail !== null) {
    const refusal = await orTaken(
      call.context.change(actor, 'access.emailChanged', async (change) => {
        const account = await consumeActionCode(change, code);
        return isRefusal(account) ? account : changeAddress(change, account, newEmail, true);
      }),
    );
    return refusal ?? { localId: id, email: newEmail, emailVerified: true };
  }
  if (code.kind !== 'VERIFY_EMAIL') return wireRefusal('INVALID_OOB_CODE');
  const refusal = await call.context.change(actor, 'access.emailVerified', async (change) => {
    const account = await consumeActionCode(change, code);
    if (isRefusal(account)) return account;
    await updateAccount(change.db, id, { emailVerified: true });
    change.record({
      contactId: account.contactId,
      subject: { type: 'user', id },
      summary: `${account.email} confirmed`,
      before: { emailVerified: account.emailVerified },
      after: { emailVerified: true },
    });
    return undefined;
  });
  return refusal ?? { localId: id, email: code.email, emailVerified: true };
}

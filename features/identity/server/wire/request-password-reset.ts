import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { countedSince, MAILS_PER_ADDRESS } from '../../rules/action-codes.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { parseEmail } from '../../rules/email-address.ts';
import { addressGroup } from '../../rules/sign-in-throttle.ts';
import { writePasswordReset } from '../mails/password-reset.ts';
import { findAccount, findAccountByEmail, lockAccount, type Account } from '../store.ts';
import { countResetRequest } from '../store/action-codes.ts';
import { readSettings } from '../store/settings.ts';
import { issueActionCode, readContinueUrl } from './issue-action-code.ts';
import { textField, wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

/**
 * When the answer is sent, in ms after the request. Far longer than writing an email takes, so that the time does not show whether one was
 * written.
 */
const ANSWERED_AFTER_MS = 250;
const VISITOR = { kind: 'public', userId: null, name: 'Visitor' } as const;

/**
 * PASSWORD_RESET: emails a code for a new password. Unknown, disabled and rate-limited accounts get the same answer after the same time,
 * unless the office shows unknown addresses anyway.
 */
export const requestPasswordReset: WireOperation = async (call) => {
  const begun = performance.now();
  const { body, facts, context } = call;
  if (body['email'] === undefined || body['email'] === '') return wireRefusal('MISSING_EMAIL');
  const email = parseEmail(textField(body, 'email') ?? '');
  if (email === undefined) return wireRefusal('INVALID_EMAIL');
  const continueUrl = readContinueUrl(call);
  if (isRefusal(continueUrl)) return continueUrl;
  const now = context.clock();
  const key = createHash('sha256')
    .update(`reset\0${addressGroup(facts.address)}`)
    .digest();
  if ((await countResetRequest(context.db, key, countedSince(now), now)) > MAILS_PER_ADDRESS) {
    context.services.log.warn({ reference: facts.id, address: facts.address }, 'too many password resets asked for');
    return wireRefusal('RESET_PASSWORD_EXCEED_LIMIT');
  }

  const found = await findAccountByEmail(context.db, email);
  if (!found && (await readSettings(context.db)).separateSignInCodes) return wireRefusal('EMAIL_NOT_FOUND');
  if (found) {
    const sent = await mailReset(call, found.account, continueUrl);
    if (isRefusal(sent))
      context.services.log.info({ reference: facts.id, userId: found.account.id, code: sent.code }, 'no password reset sent');
  }
  await pause(Math.max(0, begun + ANSWERED_AFTER_MS - performance.now()));
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};

async function mailReset({ device, context }: WireCall, { id }: Account, continueUrl: string | undefined): Promise<Refusal | undefined> {
  return context.change(VISITOR, 'access.passwordResetRequested', async (change) => {
    await lockAccount(change.db, id);
    const account = await findAccount(change.db, id);
    if (!account || account.deletedAt !== null) return wireRefusal('EMAIL_NOT_FOUND');
    if (account.disabledAt !== null) return wireRefusal('USER_DISABLED');
    const { email, contactId } = account;
    const refusal = await issueActionCode(change, account, {
      kind: 'PASSWORD_RESET',
      mailKind: 'access.passwordReset',
      to: email,
      newEmail: null,
      continueUrl,
      write: (link) => writePasswordReset(account, link, device),
    });
    if (refusal) return refusal;
    change.record({
      contactId,
      subject: { type: 'user', id },
      summary: `Password reset requested by email to ${email}`,
      after: { device: describeDevice(device) },
    });
    return undefined;
  });
}

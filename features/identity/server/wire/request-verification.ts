// Mails someone signed in asks for: to prove the address they have, or one they want to have.
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { parseEmail } from '../../rules/email-address.ts';
import { writeEmailChange } from '../mails/email-change.ts';
import { writeEmailVerification } from '../mails/email-verification.ts';
import { isPlainAddress } from '../../../mail/rules/mail-address.ts';
import { issueActionCode, readContinueUrl } from './issue-action-code.ts';
import { refuseTaken } from './refuse-taken.ts';
import { findCaller, findRecentCaller } from './signed-in.ts';
import { lockCaller } from './lock-caller.ts';
import { textField, wireRefusal, type WireOperation } from './wire-call.ts';

const KIND = 'identitytoolkit#GetOobConfirmationCodeResponse';

/** VERIFY_EMAIL: a code to the caller's own address. */
export const requestVerification: WireOperation = async (call) => {
  const { context } = call;
  const caller = await findCaller(call);
  if (isRefusal(caller)) return caller;
  const continueUrl = readContinueUrl(call);
  if (isRefusal(continueUrl)) return continueUrl;
  const { id, kind, name } = caller.account;
  const email = await context.change({ kind, userId: id, name }, 'access.verificationRequested', async (change) => {
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    const refusal = await issueActionCode(change, account, {
      kind: 'VERIFY_EMAIL',
      mailKind: 'access.emailVerification',
      to: account.email,
      newEmail: null,
      continueUrl,
      write: (link) => writeEmailVerification(account, link),
    });
    if (refusal) return refusal;
    change.record({
      contactId: account.contactId,
      subject: { type: 'user', id },
      summary: `Confirmation of ${account.email} requested by email`,
    });
    return account.email;
  });
  return isRefusal(email) ? email : { kind: KIND, email };
};

/** VERIFY_AND_CHANGE_EMAIL: a code to the address the caller wants to sign in with; nothing changes before it is used. */
export const requestEmailChange: WireOperation = async (call) => {
  const { body, context } = call;
  const caller = await findRecentCaller(call);
  if (isRefusal(caller)) return caller;
  const newEmail = readNewEmail(body['newEmail']);
  if (newEmail === undefined) return wireRefusal(textField(body, 'newEmail') === undefined ? 'MISSING_EMAIL' : 'INVALID_EMAIL');
  const continueUrl = readContinueUrl(call);
  if (isRefusal(continueUrl)) return continueUrl;
  const taken = await refuseTaken(context, caller.account, newEmail);
  if (taken) return taken;
  const { id, kind, name } = caller.account;
  const email = await context.change({ kind, userId: id, name }, 'access.emailChangeRequested', async (change) => {
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    const refusal = await issueActionCode(change, account, {
      kind: 'VERIFY_AND_CHANGE_EMAIL',
      mailKind: 'access.emailChange',
      to: newEmail,
      newEmail,
      continueUrl,
      write: (link) => writeEmailChange(newEmail, link, account.language),
    });
    if (refusal) return refusal;
    change.record({
      contactId: account.contactId,
      subject: { type: 'user', id },
      summary: `Change of the sign-in address to ${newEmail} requested`,
      after: { email: newEmail },
    });
    return account.email;
  });
  return isRefusal(email) ? email : { kind: KIND, email };
};

/** An address that mail can go to. */
export function readNewEmail(given: unknown): string | undefined {
  const email = typeof given === 'string' ? parseEmail(given) : undefined;
  return email !== undefined && isPlainAddress(email) ? email : undefined;
}

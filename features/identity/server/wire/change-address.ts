// Changes the sign-in address of an account, for every request that leads to it.
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { writeEmailChanged } from '../mails/email-changed.ts';
import { mailPerson } from '../mails/mail-person.ts';
import { endSessionsOfUser, updateAccount, type Account, type SessionRecord } from '../store.ts';
import { isAddressTaken, voidActionCodes } from '../store/action-codes.ts';
import { readSettings } from '../store/settings.ts';
import { readNewEmail } from './request-verification.ts';
import { refuseTaken } from './refuse-taken.ts';
import { reopenSession } from './reopen-session.ts';
import { wireRefusal, type WireCall } from './wire-call.ts';

/**
 * Gives an account another address, inside a change of kind 'access.emailChanged', whose one activity row it records. Every session ends,
 * emailed codes stop working, and the previous mailbox gets an email. Call it under `lockAccount`.
 */
export async function changeAddress(
  change: Change,
  account: Account,
  newEmail: string,
  emailVerified: boolean,
): Promise<Refusal | undefined> {
  const { db, now } = change;
  if (!(await updateAccount(db, account.id, { email: newEmail, emailVerified, validSince: now }))) return wireRefusal('EMAIL_EXISTS');
  await endSessionsOfUser(db, account.id, now);
  await voidActionCodes(db, account.id, now);
  const { id, email, contactId } = account;
  await mailPerson(change, account, 'access.emailChanged', email, writeEmailChanged(account, newEmail));
  change.record({
    contactId,
    subject: { type: 'user', id },
    summary: `Sign-in address changed to ${newEmail}`,
    before: { email, emailVerified: account.emailVerified },
    after: { email: newEmail, emailVerified },
  });
  return undefined;
}

/** Runs a change of an address; EMAIL_EXISTS when another account got that address in the very same moment. */
export async function orTaken<T>(work: Promise<T>): Promise<T | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (isAddressTaken(error)) return wireRefusal('EMAIL_EXISTS');
    throw error;
  }
}

/** accounts:update with an address: at once if the office shows unknown addresses anyway, otherwise only with an emailed code. */
export async function changeOwnAddress(call: WireCall, caller: SessionRecord): Promise<object | Refusal> {
  const { body, context } = call;
  if (!(await readSettings(context.db)).separateSignInCodes)
    return wireRefusal('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  const newEmail = readNewEmail(body['email']);
  if (newEmail === undefined) return wireRefusal('INVALID_EMAIL');
  const taken = await refuseTaken(context, caller.account, newEmail);
  if (taken) return taken;
  const tokens = await orTaken(
    reopenSession(call, caller, 'access.emailChanged', async (change, account) => {
      return (await changeAddress(change, account, newEmail, false)) ?? caller.secondFactorId;
    }),
  );
  return isRefusal(tokens) ? tokens : { email: newEmail, emailVerified: false, ...tokens };
}

// The end of every sign-in, however it began: a session, its activity row, its tokens and its cookies.
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { findKnownDevice, rememberDevice } from '../known-device.ts';
import { mailNewDevice } from '../mails/new-device.ts';
import { tokenServices } from '../token-services.ts';
import { bindBrowser, openSession, type OpenedSession, type Proof } from '../sessions.ts';
import { findAccount, hasOtherSession, lockAccount, type Account } from '../store.ts';
import { listSubjects } from '../store/providers.ts';
import { wireRefusal, type WireCall } from './wire-call.ts';

/** What the client module needs of a session that was just opened. `expiresIn` is in seconds, as text. */
export interface SessionTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/**
 * Opens a session for someone who has proved who they are; every session-issuing call ends here or in `handOver`. `account`
 * is as it was when they proved it: what has ended all sessions of the person since, such as a new password, ends this
 * sign-in, too.
 */
export async function completeSignIn(call: WireCall, account: Account, proof: Proof): Promise<SessionTokens | Refusal> {
  const { facts, device, context } = call;
  const actor = { kind: account.kind, userId: account.id, name: account.name };
  const session = await context.change(actor, 'access.signedIn', async (change) => {
    await lockAccount(change.db, account.id);
    const present = await findAccount(change.db, account.id);
    if (!present || present.deletedAt !== null || present.validSince.getTime() !== account.validSince.getTime())
      return wireRefusal('INVALID_LOGIN_CREDENTIALS');
    if (present.disabledAt !== null) return wireRefusal('USER_DISABLED');
    const opened = await openSession(change, account, { facts, device }, proof);
    change.record({
      contactId: account.contactId,
      subject: { type: 'session', id: opened.id },
      summary: 'Signed in',
      after: { device, provider: proof.provider, secondFactor: proof.secondFactorId !== null },
    });
    if (
      findKnownDevice(context.services.sealer, facts, account.id) === undefined &&
      (await hasOtherSession(change.db, account.id, opened.id))
    )
      await mailNewDevice(change, account, device);
    return opened;
  });
  return isRefusal(session) ? session : handOver(call, account, session);
}

/** The tokens of a session whose change has been committed; the browser gets the cookies that belong to them. */
export async function handOver({ facts, context }: WireCall, account: Account, session: OpenedSession): Promise<SessionTokens> {
  const providers = await listSubjects(context.db, account.id);
  const { idToken, expiresIn } = await tokenServices(context).tokens.issue(account, session, providers, context.clock());
  bindBrowser(facts, account, session);
  rememberDevice(context.services.sealer, facts, account.id);
  return { idToken, refreshToken: session.refreshToken, expiresIn: String(expiresIn) };
}

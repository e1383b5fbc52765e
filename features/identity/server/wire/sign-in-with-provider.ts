import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { writeRawProfile } from '../../rules/provider-profile.ts';
import { findBrowserSessions } from '../browser-sessions.ts';
import { describeProfile } from '../profile.ts';
import type { Account } from '../store.ts';
import { completeSignIn, handOver } from './complete-sign-in.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { acceptByAddress, findLinkedAccount, linkByAddress, linkCaller, refuseEntry } from './provider-accounts.ts';
import { redeemProof, type Redeemed } from './provider-proof.ts';
import { findRecentCaller } from './signed-in.ts';
import { wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

/**
 * accounts:signInWithIdp: signs in, links or confirms a person with what the provider proved. The proof is consumed first, whatever the
 * result. The provider is trusted only for addresses that it verified itself.
 */
export const signInWithProvider: WireOperation = async (call) => {
  const { facts, context } = call;
  const answer = await proceed(call);
  if (isRefusal(answer))
    context.services.log.warn({ reference: facts.id, address: facts.address, code: answer.code }, 'sign-in with the provider refused');
  return answer;
};

async function proceed(call: WireCall): Promise<object | Refusal> {
  const proved = await redeemProof(call);
  if (isRefusal(proved)) return proved;
  if (!proved.profile.emailVerified) return proved.purpose === 'signIn' ? needConfirmation(proved) : wireRefusal('UNVERIFIED_EMAIL');
  if (proved.purpose === 'link') {
    const caller = await findRecentCaller(call);
    if (isRefusal(caller)) return caller;
    const linked = await linkCaller(call, caller, proved);
    return isRefusal(linked) ? linked : { ...describe(proved, linked.account), ...(await handOver(call, linked.account, linked.session)) };
  }

  const known = await findLinkedAccount(call, proved);
  if (proved.purpose === 'reauth')
    return known && (await isOwnBrowser(call, known)) ? enter(call, proved, known) : wireRefusal('EMAIL_NOT_FOUND');
  if (known) return enter(call, proved, known);
  const linked = await linkByAddress(call, proved);
  if (!isRefusal(linked)) return enter(call, proved, linked);
  if (linked.code !== 'ADMIN_ONLY_OPERATION') return linked;
  // Of two first sign-ins at once, one links and the other finds what it linked.
  const linkedMeanwhile = await findLinkedAccount(call, proved);
  if (linkedMeanwhile) return enter(call, proved, linkedMeanwhile);
  const made = await acceptByAddress(call, proved);
  if (isRefusal(made)) return made;
  return { ...describe(proved, made.account), isNewUser: true, ...(await handOver(call, made.account, made.session)) };
}

/** Lets someone in whose account is known, after the second factor if they have one. */
async function enter(call: WireCall, proved: Redeemed, account: Account | undefined): Promise<object | Refusal> {
  const refused = refuseEntry(account);
  if (refused || !account) return refused ?? wireRefusal('ADMIN_ONLY_OPERATION');
  const shown = describe(proved, account);
  const demand = await demandSecondFactor(call, account, 'google.com');
  if (demand) return { ...shown, ...demand };
  const tokens = await completeSignIn(call, account, { provider: 'google.com', secondFactorId: null });
  return isRefusal(tokens) ? tokens : { ...shown, ...tokens };
}

/** Confirming who one is must not end the session of a browser in which someone else is signed in. */
async function isOwnBrowser({ facts, context }: WireCall, account: Account): Promise<boolean> {
  const present = await findBrowserSessions(context.db, facts, context.clock());
  return present.length === 0 || present.some(({ session }) => session.account.id === account.id);
}

/** The provider's part of the answer. */
function describe({ issuer, profile, idToken }: Redeemed, account: Account): object {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    localId: account.id,
    federatedId: `${issuer}/${profile.subject}`,
    email: account.email,
    emailVerified: account.emailVerified,
    ...describeProfile(account),
    isNewUser: false,
    ...proofOf(idToken, profile),
  };
}

/**
 * The answer to an address that the provider has not verified: signing in another way comes first. It is the same whether there is an
 * account of that address or not.
 */
function needConfirmation({ issuer, profile, idToken }: Redeemed): object {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    federatedId: `${issuer}/${profile.subject}`,
    email: profile.email,
    emailVerified: false,
    needConfirmation: true,
    verifiedProvider: ['password'],
    ...proofOf(idToken, profile),
  };
}

/** Pages may keep the provider's token, of which they make a credential. It has been used, so it lets nobody in again. */
function proofOf(idToken: string, profile: Redeemed['profile']): object {
  return { oauthIdToken: idToken, rawUserInfo: writeRawProfile(profile) };
}

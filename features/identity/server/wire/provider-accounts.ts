// Finds and links the account of a person the provider proved.
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { methodMailTexts } from '../mails/method-texts.ts';
import { mailPerson, paragraphs } from '../mails/mail-person.ts';
import { greeting } from '../../../mail/rules/words-in-mail.ts';
import type { Proved } from '../provider/issuer.ts';
import { openSession, type OpenedSession } from '../sessions.ts';
import { endSessionsOfUser, findAccount, findAccountByEmail, updateAccount, type Account, type SessionRecord } from '../store.ts';
import { findUserOfIdentity, insertIdentity, listIdentities } from '../store/providers.ts';
import { takeAccepted } from './sign-up-account.ts';
import { lockCaller } from './lock-caller.ts';
import { wireRefusal, type WireCall } from './wire-call.ts';

const PROVIDER = 'google.com';

/** The account that was linked with this person before; deleted accounts count as none. */
export async function findLinkedAccount({ context }: WireCall, { issuer, profile }: Proved): Promise<Account | undefined> {
  const userId = await findUserOfIdentity(context.db, { issuer, subject: profile.subject });
  return userId === undefined ? undefined : findAccount(context.db, userId);
}

/** Whether the account may be entered with the provider; clients are refused like strangers. */
export function refuseEntry(account: Account | undefined): Refusal | undefined {
  if (!account || account.kind !== 'staff') return wireRefusal('ADMIN_ONLY_OPERATION');
  return account.disabledAt === null ? undefined : wireRefusal('USER_DISABLED');
}

/**
 * Links the staff account that has the proved address, at the first sign-in with the provider. When the address was never confirmed,
 * someone else may have set its password, so the password is removed and all sessions end.
 */
export async function linkByAddress(call: WireCall, proved: Proved): Promise<Account | Refusal> {
  const { context } = call;
  const found = (await findAccountByEmail(context.db, proved.profile.email))?.account;
  const refused = refuseEntry(found);
  if (refused || !found) return refused ?? wireRefusal('ADMIN_ONLY_OPERATION');
  return context.change({ kind: found.kind, userId: found.id, name: found.name }, 'access.identityLinked', async (change) => {
    const { db, now } = change;
    // They have another account at the provider already: this one is a stranger's who got a second-hand address.
    if (!(await insertIdentity(db, found.id, identityOf(proved, now)))) return wireRefusal('ADMIN_ONLY_OPERATION');
    const account = await findAccount(db, found.id);
    if (!account || account.email !== proved.profile.email) return wireRefusal('ADMIN_ONLY_OPERATION');
    const doubtful = !account.emailVerified;
    if (doubtful) {
      await updateAccount(db, account.id, { emailVerified: true, passwordHash: null, validSince: now });
      await endSessionsOfUser(db, account.id, now);
    }
    await keepPicture(db, account, proved);
    await noteLink(call, change, account, proved, doubtful && account.hasPassword);
    return doubtful ? { ...account, emailVerified: true, hasPassword: false, validSince: now } : account;
  });
}

/** Makes the account of an invitation that this browser has opened and that is for the proved address; refuses everyone else. */
export async function acceptByAddress(
  { facts, device, context, invitations }: WireCall,
  proved: Proved,
): Promise<{ account: Account; session: OpenedSession } | Refusal> {
  const invite = await invitations.findOpen(context.db, facts, context.clock());
  if (invite?.kind !== 'staff' || invite.email !== proved.profile.email) return wireRefusal('ADMIN_ONLY_OPERATION');
  const userId = newId(context.clock());
  const made = await context.change({ kind: 'staff', userId, name: invite.name }, 'access.inviteAccepted', async (change) => {
    const account = takeAccepted(await invite.accept(change, { userId, passwordHash: null, emailVerified: true }));
    if (isRefusal(account)) return account;
    if (!(await insertIdentity(change.db, userId, identityOf(proved, change.now)))) return wireRefusal('FEDERATED_USER_ID_ALREADY_LINKED');
    await keepPicture(change.db, account, proved);
    return {
      account,
      session: await openSession(change, account, { facts, device, isNew: true }, { provider: PROVIDER, secondFactorId: null }),
    };
  });
  if (!isRefusal(made)) facts.setCookie(invite.cookie, '', { maxAgeSeconds: 0 });
  return made;
}

/** Links the caller's own account. Their session is opened again, because the client module wants tokens and of the one at hand only hashes are known. */
export async function linkCaller(
  call: WireCall,
  caller: SessionRecord,
  proved: Proved,
): Promise<{ account: Account; session: OpenedSession } | Refusal> {
  const { facts, device, context } = call;
  const { id: userId, kind, name } = caller.account;
  if (kind !== 'staff') return wireRefusal('ADMIN_ONLY_OPERATION');
  return context.change({ kind, userId, name }, 'access.identityLinked', async (change) => {
    const { db, now } = change;
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    const owner = await findUserOfIdentity(db, { issuer: proved.issuer, subject: proved.profile.subject });
    if (owner !== undefined && owner !== userId) return wireRefusal('FEDERATED_USER_ID_ALREADY_LINKED');
    const namesake = await findAccountByEmail(db, proved.profile.email);
    if (namesake && namesake.account.id !== userId) return wireRefusal('EMAIL_EXISTS');
    if (owner === userId || (await listIdentities(db, userId)).some((identity) => identity.issuer === proved.issuer))
      return wireRefusal('PROVIDER_ALREADY_LINKED');
    if (!(await insertIdentity(db, userId, identityOf(proved, now)))) return wireRefusal('FEDERATED_USER_ID_ALREADY_LINKED');
    await noteLink(call, change, account, proved, false);
    return {
      account,
      session: await openSession(change, account, { facts, device }, { provider: caller.provider, secondFactorId: caller.secondFactorId }),
    };
  });
}

/** Who has no picture gets the provider's. */
async function keepPicture(db: Db, account: Account, { profile }: Proved): Promise<void> {
  if (account.photoUrl === '' && profile.picture !== '') await updateAccount(db, account.id, { photoUrl: profile.picture });
}

function identityOf({ issuer, profile }: Proved, linkedAt: Date) {
  return { provider: PROVIDER, issuer, subject: profile.subject, email: profile.email, name: profile.name, linkedAt } as const;
}

/** Records the link and emails the owner of the account, so that they notice a link they did not make. */
async function noteLink({ device }: WireCall, change: Change, account: Account, { profile }: Proved, lostPassword: boolean): Promise<void> {
  change.record({
    contactId: account.contactId,
    subject: { type: 'user', id: account.id },
    summary: 'Google account linked',
    after: { provider: PROVIDER, email: profile.email, ...(lostPassword && { passwordRemoved: true }) },
  });
  const { language } = account;
  const texts = methodMailTexts[language];
  const text = paragraphs(
    greeting(account.name, language),
    texts.linked(profile.email),
    ...(lostPassword ? [texts.lostPassword] : []),
    texts.doneFrom(describeDevice(device, language)),
    texts.notYouLinked,
  );
  await mailPerson(change, account, 'access.identityLinked', account.email, { subject: texts.linkedSubject, text });
}

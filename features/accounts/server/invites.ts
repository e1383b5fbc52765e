// Invitations from being sent to becoming an account. The token leaves by email only; the browser that shows it gets a permit
// cookie, and with that it may sign up once for the invited address.
import { newId } from '../../../platform/base/ids.ts';
import { fitLine } from '../../../platform/base/one-line.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { sendMail } from '../../mail/server/public.ts';
import type { Invite } from '../contract.ts';
import { inviteEnd, stateOfInvite, writeClientInvite, writeStaffInvite } from '../rules/invites.ts';
import { hashSecret, newSecret } from '../../../platform/server/secrets.ts';
import {
  findAccount,
  insertAccount,
  readSettings,
  type Acceptance,
  type AcceptedInvitation,
  type Invitations,
} from '../../identity/server/public.ts';
import {
  closeInvite,
  findInviteById,
  findInviteByPermit,
  findInviteByToken,
  insertInvite,
  lockInvitee,
  revokeInvitesOf,
  revokeStaffInvitesBy,
  useInvite,
  type InviteRecord,
  type Invitee,
} from './store/invites.ts';

export const INVITE_COOKIE = 'invite';
const INVITE_STAFF = 'access:invite-staff';

/** An invitation as screens show it. */
export function describeInvite({ id, kind, email, name, role, contactId, sentAt, ...times }: InviteRecord, now: Date): Invite {
  return {
    id,
    kind,
    email,
    name,
    role,
    contactId,
    state: stateOfInvite(times, now),
    sentAt: sentAt.toISOString(),
    expiresAt: times.expiresAt.toISOString(),
  };
}

/** Makes an invitation and mails its link; what the same invitee was sent earlier is void. To be called under `lockInvitee`. */
export async function issueInvite(
  change: Change,
  scope: StaffScope,
  to: Invitee & { readonly name: string; readonly role: string },
): Promise<InviteRecord> {
  const { db, now } = change;
  await revokeInvitesOf(db, to, now);
  const { token, days, expiresAt } = await newLink(change);
  const invite = await insertInvite(db, {
    ...to,
    id: newId(now),
    tokenHash: hashSecret(token),
    createdBy: scope.userId,
    at: now,
    expiresAt,
  });
  await mailInvite(change, scope, invite, { token, days });
  return invite;
}

/** A fresh token and how long the office lets it live. */
export async function newLink({
  db,
  now,
}: Pick<Change, 'db' | 'now'>): Promise<{ readonly token: string; readonly days: number; readonly expiresAt: Date }> {
  const { inviteDays } = await readSettings(db);
  return { token: newSecret(), days: inviteDays, expiresAt: inviteEnd(now, inviteDays) };
}

export async function mailInvite(
  change: Change,
  scope: StaffScope,
  invite: InviteRecord,
  { token, days }: { readonly token: string; readonly days: number },
): Promise<void> {
  const { kind, email, name, contactId } = invite;
  const link = `${change.services.publicUrl()}${kind === 'client' ? '/client/invite' : '/invite'}?inviteToken=${token}`;
  const office = (await change.services.findOffice(change.db)).name;
  const contact = contactId === null ? undefined : await findContactById(change.db, contactId);
  const language = contact?.language ?? 'en';
  const mail =
    kind === 'client'
      ? writeClientInvite({ name, link, days, office, language })
      : writeStaffInvite({ name, link, days, office, inviter: scope.name });
  await sendMail(change, {
    kind: kind === 'client' ? 'access.clientInvite' : 'access.staffInvite',
    to: email,
    toName: fitLine(name),
    contactId,
    language,
    ...mail,
  });
}

/** An invitation that this member of staff may manage. Invitations of staff are hidden from colleagues who may not invite staff. */
export async function findInviteFor(db: StaffDb, scope: StaffScope, id: string): Promise<InviteRecord | Refusal> {
  const invite = await findInviteById(db, id);
  return invite && (invite.kind === 'client' || maySeeStaffInvites(scope))
    ? invite
    : refuse('access.inviteNotFound', 'There is no such invitation.');
}

export function maySeeStaffInvites(scope: StaffScope): boolean {
  return scope.may(INVITE_STAFF);
}

/** One answer for every link that does not work, so that the reason stays hidden. */
export const INVITE_INVALID = refuse('access.inviteInvalid', 'Invalid or expired invite.');
export const INVITE_OVER = refuse('access.inviteOver', 'This invitation was accepted or revoked. Please send a new one.');

/** The address belongs to someone who signs in with it. */
export function refuseTakenEmail(): Refusal {
  const message = 'Another login already uses this email address.';
  return refuse('access.emailTaken', message, { fields: { email: message } });
}

/** The open invitation behind a token. Every token runs the same statement, so that response times do not show whether a token exists. */
export async function findLiveInvite(db: Db, token: string, now: Date): Promise<InviteRecord | Refusal> {
  const invite = await findInviteByToken(db, hashSecret(token));
  return invite && stateOfInvite(invite, now) === 'open' ? invite : INVITE_INVALID;
}

/** What identity may ask about invitations. */
export const invitations: Invitations = {
  async findOpen(db, facts, now) {
    const cookie = facts.cookie(INVITE_COOKIE);
    const invite = cookie === undefined ? undefined : await findInviteByPermit(db, hashSecret(cookie), now);
    if (!invite || stateOfInvite(invite, now) !== 'open') return undefined;
    const { kind, email, name } = invite;
    return { kind, email, name, cookie: INVITE_COOKIE, accept: (change, acceptance) => acceptInvite(change, invite, acceptance) };
  },
  revokeSentBy: revokeStaffInvitesBy,
};

async function acceptInvite(
  { db, now, record }: Change,
  { id, kind, email, contactId }: InviteRecord,
  { userId, passwordHash, emailVerified }: Acceptance,
): Promise<AcceptedInvitation> {
  await lockInvitee(db, { kind, email, contactId });
  const invite = await useInvite(db, id, now);
  if (!invite) return 'over';
  const { name, role } = invite;
  if (!(await insertAccount(db, { id: userId, email, passwordHash, name, role, kind, contactId, at: now, emailVerified }))) return 'taken';
  await closeInvite(db, id, userId);
  const account = await findAccount(db, userId);
  if (!account) throw new Error('The account that was just added was not found.');
  record({ contactId, subject: { type: 'user', id: userId }, summary: `${name} accepted the invitation`, after: { email, role } });
  return account;
}

// Invitations and the permits that let a browser accept one.
import { sql } from 'kysely';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { InviteTimes } from '../../rules/invites.ts';
import type { RoleKind } from '../../../identity/rules/permissions.ts';
import { dropInvitePermits, findPermittedInvite } from '../../../identity/server/public.ts';

export interface InviteRecord extends InviteTimes {
  readonly id: string;
  readonly kind: RoleKind;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly contactId: string | null;
  readonly sentAt: Date;
}

const COLUMNS = ['id', 'kind', 'email', 'name', 'role', 'contactId', 'sentAt', 'expiresAt', 'usedAt', 'revokedAt'] as const;
const toInvite = (r: Pick<Row<'invites'>, (typeof COLUMNS)[number]>): InviteRecord => ({
  id: r.id,
  kind: r.kind,
  email: r.email,
  name: r.name,
  role: r.role,
  contactId: r.contactId,
  sentAt: r.sentAt,
  expiresAt: r.expiresAt,
  usedAt: r.usedAt,
  revokedAt: r.revokedAt,
});

/** Who an invitation is for: a contact, or the address of a member of staff. */
export type Invitee = Pick<InviteRecord, 'kind' | 'email' | 'contactId'>;

/** Holds other changes about the same invitee off until this transaction ends. */
export async function lockInvitee(db: Db, { contactId, email }: Invitee): Promise<void> {
  await lockOn(db, 'invites', contactId ?? email);
}

export interface NewInvite extends Invitee {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly role: string;
  readonly createdBy: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertInvite(db: Db, invite: NewInvite): Promise<InviteRecord> {
  return toInvite(
    await db
      .insertInto('invites')
      .values({
        id: invite.id,
        tokenHash: invite.tokenHash,
        kind: invite.kind,
        email: invite.email,
        name: invite.name,
        role: invite.role,
        contactId: invite.contactId,
        createdAt: invite.at,
        createdBy: invite.createdBy,
        sentAt: invite.at,
        expiresAt: invite.expiresAt,
        usedAt: null,
        revokedAt: null,
        userId: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  );
}

/** Invitations newest first, older than `after` when given. */
export async function listInvites(
  db: StaffDb,
  query: { kind?: RoleKind | undefined; contactId?: string | undefined; after?: string | undefined; limit: number },
): Promise<InviteRecord[]> {
  let q = db.selectFrom('invites').select(COLUMNS).orderBy('id', 'desc').limit(query.limit);
  if (query.kind !== undefined) q = q.where('kind', '=', query.kind);
  if (query.contactId !== undefined) q = q.where('contactId', '=', query.contactId);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(toInvite);
}

export async function findInviteById(db: StaffDb, id: string): Promise<InviteRecord | undefined> {
  const row = await db.selectFrom('invites').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toInvite(row);
}

/** The token alone proves that its bearer may see the invitation. */
export async function findInviteByToken(db: Db, tokenHash: Buffer): Promise<InviteRecord | undefined> {
  const row = await db.selectFrom('invites').select(COLUMNS).where('tokenHash', '=', tokenHash).executeTakeFirst();
  return row && toInvite(row);
}

/**
 * Gives an invitation a new token and end. The earlier link and the permits it opened stop working. Undefined when the invitation is over.
 */
export async function renewInvite(
  db: Db,
  id: string,
  sent: { tokenHash: Buffer; at: Date; expiresAt: Date },
): Promise<InviteRecord | undefined> {
  const row = await db
    .updateTable('invites')
    .set({ tokenHash: sent.tokenHash, sentAt: sent.at, expiresAt: sent.expiresAt })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (row) await dropInvitePermits(db, id);
  return row && toInvite(row);
}

/** Undefined when the invitation is over already. */
export async function revokeInvite(db: Db, id: string, at: Date): Promise<InviteRecord | undefined> {
  const row = await db
    .updateTable('invites')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toInvite(row);
}

/** Revokes what this invitee was sent earlier and answers how many that were. */
export async function revokeInvitesOf(db: Db, { kind, email, contactId }: Invitee, at: Date): Promise<number> {
  const update = db
    .updateTable('invites')
    .set({ revokedAt: at })
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('kind', '=', kind);
  const revoked = await (
    contactId === null ? update.where('email', '=', email) : update.where('contactId', '=', contactId)
  ).executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Revokes open invitations of a contact to this address and answers how many that were. */
export async function revokeInvitesTo(
  db: Db,
  { contactId, email }: { readonly contactId: string; readonly email: string },
  at: Date,
): Promise<number> {
  const revoked = await db
    .updateTable('invites')
    .set({ revokedAt: at })
    .where('contactId', '=', contactId)
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Revokes the staff invitations that a member of staff has sent and answers how many that were. */
export async function revokeStaffInvitesBy(db: Db, userId: string, at: Date): Promise<number> {
  const revoked = await db
    .updateTable('invites')
    .set({ revokedAt: at })
    .where('createdBy', '=', userId)
    .where('kind', '=', 'staff')
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Marks an open invitation as accepted. Of several calls at once one succeeds; the others get undefined. */
export async function useInvite(db: Db, id: string, now: Date): Promise<InviteRecord | undefined> {
  const row = await db
    .updateTable('invites')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toInvite(row);
}

/** Notes the account an invitation became, and removes what let browsers accept it. */
export async function closeInvite(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('invites').set({ userId }).where('id', '=', id).execute();
  await dropInvitePermits(db, id);
}

/** The invitation a browser's live permit is for. */
export async function findInviteByPermit(db: Db, cookieHash: Buffer, now: Date): Promise<InviteRecord | undefined> {
  const id = await findPermittedInvite(db, cookieHash, now);
  if (id === undefined) return undefined;
  const row = await db.selectFrom('invites').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toInvite(row);
}

/** Expired invitations of staff, one per person, without people who got an account in another way; counted up to `cap`. */
export async function countExpiredInvites(db: Db, now: Date, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select distinct email from invites i where kind = 'staff' and used_at is null and revoked_at is null and expires_at <= ${now}
      and not exists (select 1 from user_accounts u where u.email = i.email) limit ${cap}) e`.execute(db);
  return rows[0]?.n ?? 0;
}

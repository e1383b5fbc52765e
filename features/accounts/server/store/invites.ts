// Invitations and the permits that let a browser accept one.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { InviteTimes } from '../../rules/invites.ts';
import type { RoleKind } from '../../../identity/rules/permissions.ts';

type Tables = {
  invites: {
    id: string;
    token_hash: Buffer;
    kind: RoleKind;
    email: string;
    name: string;
    role: string;
    contact_id: string | null;
    created_at: Date;
    created_by: string;
    sent_at: Date;
    expires_at: Date;
    used_at: Date | null;
    revoked_at: Date | null;
    user_id: string | null;
  };
  signup_permits: {
    id: string;
    kind: 'owner' | 'invite';
    invite_id: string | null;
    cookie_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface InviteRecord extends InviteTimes {
  readonly id: string;
  readonly kind: RoleKind;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly contactId: string | null;
  readonly sentAt: Date;
}

const COLUMNS = ['id', 'kind', 'email', 'name', 'role', 'contact_id', 'sent_at', 'expires_at', 'used_at', 'revoked_at'] as const;
const toInvite = (r: Pick<Tables['invites'], (typeof COLUMNS)[number]>): InviteRecord => ({
  id: r.id,
  kind: r.kind,
  email: r.email,
  name: r.name,
  role: r.role,
  contactId: r.contact_id,
  sentAt: r.sent_at,
  expiresAt: r.expires_at,
  usedAt: r.used_at,
  revokedAt: r.revoked_at,
});

/** Who an invitation is for: a contact, or the address of a member of staff. */
export type Invitee = Pick<InviteRecord, 'kind' | 'email' | 'contactId'>;

/** Holds other changes about the same invitee off until this transaction ends. */
export async function lockInvitee(db: Db, { contactId, email }: Invitee): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('access.invite'), hashtext(${contactId ?? email}))`.execute(db);
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
    await tables(db)
      .insertInto('invites')
      .values({
        id: invite.id,
        token_hash: invite.tokenHash,
        kind: invite.kind,
        email: invite.email,
        name: invite.name,
        role: invite.role,
        contact_id: invite.contactId,
        created_at: invite.at,
        created_by: invite.createdBy,
        sent_at: invite.at,
        expires_at: invite.expiresAt,
        used_at: null,
        revoked_at: null,
        user_id: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  );
}

/** Invitations newest first, older than `before` when given. */
export async function listInvites(
  db: Db,
  _scope: StaffScope,
  query: { kind?: RoleKind | undefined; contactId?: string | undefined; before?: string | undefined; limit: number },
): Promise<InviteRecord[]> {
  let q = tables(db).selectFrom('invites').select(COLUMNS).orderBy('id', 'desc').limit(query.limit);
  if (query.kind !== undefined) q = q.where('kind', '=', query.kind);
  if (query.contactId !== undefined) q = q.where('contact_id', '=', query.contactId);
  if (query.before !== undefined) q = q.where('id', '<', query.before);
  return (await q.execute()).map(toInvite);
}

export async function findInviteById(db: Db, _scope: StaffScope, id: string): Promise<InviteRecord | undefined> {
  const row = await tables(db).selectFrom('invites').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toInvite(row);
}

/** Whoever shows the token may know of the invitation. */
export async function findInviteByToken(db: Db, tokenHash: Buffer): Promise<InviteRecord | undefined> {
  const row = await tables(db).selectFrom('invites').select(COLUMNS).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && toInvite(row);
}

/** Gives an invitation a new token and end, which voids the earlier link and whatever it opened. Undefined when it is over. */
export async function renewInvite(
  db: Db,
  id: string,
  sent: { tokenHash: Buffer; at: Date; expiresAt: Date },
): Promise<InviteRecord | undefined> {
  const row = await tables(db)
    .updateTable('invites')
    .set({ token_hash: sent.tokenHash, sent_at: sent.at, expires_at: sent.expiresAt })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (row) await tables(db).deleteFrom('signup_permits').where('invite_id', '=', id).execute();
  return row && toInvite(row);
}

/** Undefined when the invitation is over already. */
export async function revokeInvite(db: Db, id: string, at: Date): Promise<InviteRecord | undefined> {
  const row = await tables(db)
    .updateTable('invites')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toInvite(row);
}

/** Revokes what this invitee was sent earlier and answers how many that were. */
export async function revokeInvitesOf(db: Db, { kind, email, contactId }: Invitee, at: Date): Promise<number> {
  const update = tables(db)
    .updateTable('invites')
    .set({ revoked_at: at })
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('kind', '=', kind);
  const revoked = await (
    contactId === null ? update.where('email', '=', email) : update.where('contact_id', '=', contactId)
  ).executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Revokes the staff invitations that a member of staff has sent and answers how many that were. */
export async function revokeStaffInvitesBy(db: Db, userId: string, at: Date): Promise<number> {
  const revoked = await tables(db)
    .updateTable('invites')
    .set({ revoked_at: at })
    .where('created_by', '=', userId)
    .where('kind', '=', 'staff')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Marks a live invitation as accepted; of many at once one gets it, the others undefined. */
export async function useInvite(db: Db, id: string, now: Date): Promise<InviteRecord | undefined> {
  const row = await tables(db)
    .updateTable('invites')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toInvite(row);
}

/** Notes the account an invitation became, and removes what let browsers accept it. */
export async function closeInvite(db: Db, id: string, userId: string): Promise<void> {
  await tables(db).updateTable('invites').set({ user_id: userId }).where('id', '=', id).execute();
  await tables(db).deleteFrom('signup_permits').where('invite_id', '=', id).execute();
}

export async function insertInvitePermit(
  db: Db,
  permit: { id: string; inviteId: string; cookieHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await tables(db)
    .insertInto('signup_permits')
    .values({
      id: permit.id,
      kind: 'invite',
      invite_id: permit.inviteId,
      cookie_hash: permit.cookieHash,
      created_at: permit.at,
      expires_at: permit.expiresAt,
      used_at: null,
    })
    .execute();
}

/** The invitation a browser's live permit is for. */
export async function findInviteByPermit(db: Db, cookieHash: Buffer, now: Date): Promise<InviteRecord | undefined> {
  const row = await tables(db)
    .selectFrom('invites')
    .select(COLUMNS)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('signup_permits')
        .select('invite_id')
        .where('kind', '=', 'invite')
        .where('cookie_hash', '=', cookieHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now),
    )
    .executeTakeFirst();
  return row && toInvite(row);
}

/** Invitations of staff whose time passed unused, each person once and nobody who came in another way; counted up to `cap`. */
export async function countExpiredInvites(db: Db, now: Date, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select distinct email from invites i where kind = 'staff' and used_at is null and revoked_at is null and expires_at <= ${now}
      and not exists (select 1 from users u where u.email = i.email) limit ${cap}) e`.execute(db);
  return rows[0]?.n ?? 0;
}

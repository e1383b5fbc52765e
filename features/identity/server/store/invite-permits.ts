// Permits that let one browser sign up by an invitation. The invitation itself belongs to accounts; here it is an id.
import type { Db } from '../../../../platform/server/database/open-database.ts';

export async function insertInvitePermit(
  db: Db,
  permit: { id: string; inviteId: string; cookieHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('signupPermits')
    .values({
      id: permit.id,
      kind: 'invite',
      inviteId: permit.inviteId,
      cookieHash: permit.cookieHash,
      createdAt: permit.at,
      expiresAt: permit.expiresAt,
      usedAt: null,
    })
    .execute();
}

/** The invitation a browser's live permit is for. */
export async function findPermittedInvite(db: Db, cookieHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('signupPermits')
    .select('inviteId')
    .where('kind', '=', 'invite')
    .where('cookieHash', '=', cookieHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.inviteId ?? undefined;
}

/** Removes what let browsers accept an invitation. */
export async function dropInvitePermits(db: Db, inviteId: string): Promise<void> {
  await db.deleteFrom('signupPermits').where('inviteId', '=', inviteId).execute();
}

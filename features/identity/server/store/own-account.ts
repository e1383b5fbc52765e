// What people see of their own account: where they are signed in.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { SessionFacts } from '../../rules/session-life.ts';
import type { RoleKind } from '../../rules/permissions.ts';
import type { SignInProvider } from '../store.ts';

type Tables = {
  users: { id: string; kind: RoleKind; disabled_at: Date | null; deleted_at: Date | null; valid_since: Date };
  sessions: {
    id: string;
    user_id: string;
    device: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    provider: SignInProvider;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface OwnSession extends SessionFacts {
  readonly id: string;
  readonly device: string;
  readonly provider: SignInProvider;
}

/** Sessions of a person that nothing has ended, newest first, one more than `limit` when there are more. Idle ones are among them. */
export async function listOwnSessions(
  db: Db,
  userId: string,
  page: { readonly before?: string | undefined; readonly limit: number },
  now: Date,
): Promise<readonly OwnSession[]> {
  let query = tables(db)
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.device',
      's.created_at',
      's.last_seen_at',
      's.expires_at',
      's.ended_at',
      's.provider',
      'u.kind',
      'u.disabled_at',
      'u.deleted_at',
      'u.valid_since',
    ])
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now);
  if (page.before !== undefined) query = query.where('s.id', '<', page.before);
  const rows = await query
    .orderBy('s.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return rows.map((r) => ({
    id: r.id,
    device: r.device,
    provider: r.provider,
    kind: r.kind,
    createdAt: r.created_at,
    lastSeenAt: r.last_seen_at,
    expiresAt: r.expires_at,
    endedAt: r.ended_at,
    disabledAt: r.disabled_at,
    deletedAt: r.deleted_at,
    validSince: r.valid_since,
  }));
}

/** Ends one session of a person and answers what it called itself; undefined when they have no such session to end. */
export async function endOwnSession(db: Db, userId: string, sessionId: string, at: Date): Promise<{ readonly device: string } | undefined> {
  return tables(db)
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('device')
    .executeTakeFirst();
}

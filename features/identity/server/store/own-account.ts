// What people see of their own account: where they are signed in.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { SessionFacts } from '../../rules/session-life.ts';
import type { SignInProvider } from '../store.ts';

export interface OwnSession extends SessionFacts {
  readonly id: string;
  readonly device: string;
  readonly provider: SignInProvider;
}

/** Sessions of a person that nothing has ended, newest first. Idle ones are among them. */
export async function listOwnSessions(
  db: Db,
  userId: string,
  page: { readonly after?: string | undefined; readonly limit: number },
  now: Date,
): Promise<readonly OwnSession[]> {
  let query = db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select([
      's.id',
      's.device',
      's.createdAt',
      's.lastSeenAt',
      's.expiresAt',
      's.endedAt',
      's.provider',
      'u.kind',
      'u.disabledAt',
      'u.deletedAt',
      'u.validSince',
    ])
    .where('s.userId', '=', userId)
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', now);
  if (page.after !== undefined) query = query.where('s.id', '<', page.after);
  const rows = await query.orderBy('s.id', 'desc').limit(page.limit).execute();
  return rows.map((r) => ({
    id: r.id,
    device: r.device,
    provider: r.provider,
    kind: r.kind,
    createdAt: r.createdAt,
    lastSeenAt: r.lastSeenAt,
    expiresAt: r.expiresAt,
    endedAt: r.endedAt,
    disabledAt: r.disabledAt,
    deletedAt: r.deletedAt,
    validSince: r.validSince,
  }));
}

/** Ends one session of a person and answers what it called itself; undefined when they have no such session to end. */
export async function endOwnSession(db: Db, userId: string, sessionId: string, at: Date): Promise<{ readonly device: string } | undefined> {
  return db
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('device')
    .executeTakeFirst();
}

// The people of the office as its administrators and colleagues see them.
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface StaffUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly disabledAt: Date | null;
}

/** Staff accounts newest first, older than `after` when given. */
export async function listUsers(db: StaffDb, query: { after?: string | undefined; limit: number }): Promise<StaffUser[]> {
  let q = db
    .selectFrom('userAccounts as u')
    .where('u.kind', '=', 'staff')
    .where('u.deletedAt', 'is', null)
    .select((eb) => [
      'u.id',
      'u.email',
      'u.name',
      'u.role',
      'u.createdAt',
      'u.lastSignInAt',
      'u.disabledAt',
      eb
        .exists(eb.selectFrom('userFactors as f').select('f.userId').whereRef('f.userId', '=', 'u.id'))
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    ])
    .orderBy('u.id', 'desc')
    .limit(query.limit);
  if (query.after !== undefined) q = q.where('u.id', '<', query.after);
  return (await q.execute()).map((r) => ({
    id: r.id,
    email: r.email,
    name: r.name,
    role: r.role,
    hasSecondFactor: r.hasSecondFactor,
    createdAt: r.createdAt,
    lastSignInAt: r.lastSignInAt,
    disabledAt: r.disabledAt,
  }));
}

/** True when someone else of the staff can sign in. */
export async function hasColleague(db: Db, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('userAccounts')
    .select('id')
    .where('id', '!=', userId)
    .where('kind', '=', 'staff')
    .where('deletedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Names of those of these people who belong to the staff and can sign in, by user id. */
export async function findStaff(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await db
    .selectFrom('userAccounts')
    .where('id', 'in', [...new Set(userIds)])
    .where('kind', '=', 'staff')
    .where('deletedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .select(['id', 'name'])
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

const MOST_COLLEAGUES = 2_000;

/** Everyone who ever worked here, by name, the switched-off among them: old records carry their names. At most 2,000. */
export async function listColleagues(db: StaffDb): Promise<{ id: string; name: string; role: string; active: boolean }[]> {
  const found = await db
    .selectFrom('userAccounts')
    .where('kind', '=', 'staff')
    .select(['id', 'name', 'role', 'disabledAt', 'deletedAt'])
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_COLLEAGUES)
    .execute();
  return found.map((r) => ({ id: r.id, name: r.name, role: r.role, active: r.disabledAt === null && r.deletedAt === null }));
}

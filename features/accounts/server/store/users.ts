// The people of the office as its administrators and colleagues see them.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { RoleKind } from '../../../identity/rules/permissions.ts';

type Tables = {
  users: {
    id: string;
    email: string;
    name: string;
    role: string;
    kind: RoleKind;
    created_at: Date;
    last_sign_in_at: Date | null;
    disabled_at: Date | null;
    deleted_at: Date | null;
  };
  second_factors: { id: string; user_id: string };
};
const tables = (db: Db) => db.withTables<Tables>();

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

/** Staff accounts newest first, older than `before` when given. */
export async function listUsers(db: Db, _scope: StaffScope, query: { before?: string | undefined; limit: number }): Promise<StaffUser[]> {
  let q = tables(db)
    .selectFrom('users as u')
    .where('u.kind', '=', 'staff')
    .where('u.deleted_at', 'is', null)
    .select((eb) => [
      'u.id',
      'u.email',
      'u.name',
      'u.role',
      'u.created_at',
      'u.last_sign_in_at',
      'u.disabled_at',
      eb
        .exists(eb.selectFrom('second_factors as f').select('f.id').whereRef('f.user_id', '=', 'u.id'))
        .$castTo<boolean>()
        .as('has_second_factor'),
    ])
    .orderBy('u.id', 'desc')
    .limit(query.limit);
  if (query.before !== undefined) q = q.where('u.id', '<', query.before);
  return (await q.execute()).map((r) => ({
    id: r.id,
    email: r.email,
    name: r.name,
    role: r.role,
    hasSecondFactor: r.has_second_factor,
    createdAt: r.created_at,
    lastSignInAt: r.last_sign_in_at,
    disabledAt: r.disabled_at,
  }));
}

/** Names of those of these people who belong to the staff and can sign in, by user id. */
export async function findStaff(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await tables(db)
    .selectFrom('users')
    .where('id', 'in', [...new Set(userIds)])
    .where('kind', '=', 'staff')
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .select(['id', 'name'])
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

const MOST_COLLEAGUES = 2_000;

/** Everybody who ever worked here, by name, the switched-off among them: old records carry their names. At most 2,000. */
export async function listColleagues(db: Db, _scope: StaffScope): Promise<{ id: string; name: string; role: string; active: boolean }[]> {
  const found = await tables(db)
    .selectFrom('users')
    .where('kind', '=', 'staff')
    .select(['id', 'name', 'role', 'disabled_at', 'deleted_at'])
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_COLLEAGUES)
    .execute();
  return found.map((r) => ({ id: r.id, name: r.name, role: r.role, active: r.disabled_at === null && r.deleted_at === null }));
}

// The people of the office as its administrators see them.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { RoleKind } from '../../rules/roles.ts';

type Tables = {
  users: {
    id: string;
    email: string;
    name: string;
    role: string;
    kind: RoleKind;
    password_hash: string | null;
    created_at: Date;
    last_sign_in_at: Date | null;
    disabled_at: Date | null;
    deleted_at: Date | null;
  };
  second_factors: { id: string; user_id: string };
  second_factor_offers: { user_id: string };
  pending_sign_ins: { user_id: string };
  recovery_codes: { user_id: string };
  user_identities: { user_id: string };
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

/** Holds other changes of who works here off until this transaction ends, the making of the first owner included. */
export async function lockUsers(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('access.owner'))`.execute(db);
}

/** True when no owner who can sign in is left besides `userId`. To be asked under `lockUsers`. */
export async function isLastOwner(db: Db, userId: string): Promise<boolean> {
  const other = await tables(db)
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'owner')
    .where('u.id', '!=', userId)
    .where('u.deleted_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.password_hash', 'is not', null),
        eb.exists(eb.selectFrom('user_identities as i').select('i.user_id').whereRef('i.user_id', '=', 'u.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Removes whatever stands for a second factor of a person, begun enrolments and half-finished sign-ins included. */
export async function deleteSecondFactors(db: Db, userId: string): Promise<number> {
  for (const table of ['second_factor_offers', 'pending_sign_ins', 'recovery_codes'] as const) {
    await tables(db).deleteFrom(table).where('user_id', '=', userId).execute();
  }
  return Number((await tables(db).deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()).numDeletedRows);
}

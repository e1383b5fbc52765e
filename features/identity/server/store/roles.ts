// Roles as the database holds them.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RoleKind } from '../../rules/permissions.ts';

/** A role and what it allows. */
export async function findRole(
  db: Db,
  name: string,
): Promise<{ name: string; kind: RoleKind; permissions: readonly string[] } | undefined> {
  return db.selectFrom('roles').select(['name', 'kind', 'permissions']).where('name', '=', name).executeTakeFirst();
}

/** All roles: those of the office by name after the built-in ones. */
export async function listRoles(
  db: Db,
): Promise<readonly { name: string; kind: RoleKind; builtIn: boolean; permissions: readonly string[] }[]> {
  return db.selectFrom('roles').select(['name', 'kind', 'builtIn', 'permissions']).orderBy('builtIn', 'desc').orderBy('name').execute();
}

/** Brings the built-in roles to what the program says they are; those that are so already are not written. */
export async function saveBuiltInRoles(
  db: Db,
  roles: readonly { name: string; kind: RoleKind; permissions: readonly string[] }[],
): Promise<void> {
  const write = (tx: Kysely<Tables>) => writeBuiltIn(tx, roles);
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}

async function writeBuiltIn(tx: Kysely<Tables>, roles: Parameters<typeof saveBuiltInRoles>[1]): Promise<void> {
  // Of several that start at once, one adds them: the table has a second unique index, which two additions at once run into.
  await lockOn(tx, 'roles');
  await tx
    .insertInto('roles')
    .values(roles.map((r) => ({ name: r.name, kind: r.kind, permissions: [...r.permissions], builtIn: true })))
    .onConflict((c) =>
      c
        .column('name')
        .doUpdateSet((eb) => ({ permissions: eb.ref('excluded.permissions') }))
        .where('roles.builtIn', '=', true)
        .whereRef('roles.permissions', 'is distinct from', 'excluded.permissions'),
    )
    .execute();
}

// Roles as the database holds them.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RoleKind } from '../../../identity/rules/permissions.ts';

type Tables = { roles: { name: string; kind: RoleKind; permissions: string[]; built_in: boolean } };
const tables = (db: Db) => db.withTables<Tables>();

/** A role and what it allows. */
export async function findRole(
  db: Db,
  name: string,
): Promise<{ name: string; kind: RoleKind; permissions: readonly string[] } | undefined> {
  return tables(db).selectFrom('roles').select(['name', 'kind', 'permissions']).where('name', '=', name).executeTakeFirst();
}

/** Brings the built-in roles to what the program says they are. */
export async function saveBuiltInRoles(
  db: Db,
  roles: readonly { name: string; kind: RoleKind; permissions: readonly string[] }[],
): Promise<void> {
  await tables(db)
    .insertInto('roles')
    .values(roles.map((r) => ({ name: r.name, kind: r.kind, permissions: [...r.permissions], built_in: true })))
    .onConflict((c) =>
      c
        .column('name')
        .doUpdateSet((eb) => ({ permissions: eb.ref('excluded.permissions') }))
        .where('roles.built_in', '=', true),
    )
    .execute();
}

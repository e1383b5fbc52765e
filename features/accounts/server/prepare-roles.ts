import type { Db } from '../../../platform/server/database/open-database.ts';
import { saveBuiltInRoles } from '../../identity/server/public.ts';
import { BUILT_IN_ROLES } from '../rules/roles.ts';

/** Writes the built-in roles as this version of the program knows them. */
export async function prepareRoles(db: Db): Promise<void> {
  await saveBuiltInRoles(
    db,
    Object.entries(BUILT_IN_ROLES).map(([name, role]) => ({ name, ...role })),
  );
}

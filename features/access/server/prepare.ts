// What must stand before anybody can come in, and the pieces shared by the API's gate and the wire routes.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { BUILT_IN_ROLES } from '../rules/roles.ts';
import { createIdTokens, type IdTokens } from './id-tokens.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { saveBuiltInRoles } from './store.ts';

/** The part of the context this feature works with outside of operations. */
export interface AccessContext {
  readonly db: Db;
  readonly services: Pick<Services, 'env' | 'sealer' | 'publicUrl'>;
  readonly clock: () => Date;
}
export interface TokenDesk {
  readonly keys: KeyRing;
  readonly tokens: IdTokens;
}

const desks = new WeakMap<AccessContext['services'], TokenDesk>();

/** The keys and tokens of a running context; the same for everyone who asks. */
export function tokenDesk(context: AccessContext): TokenDesk {
  const known = desks.get(context.services);
  if (known) return known;
  const keys = createKeyRing(context.db, context.services.sealer, context.clock);
  const desk = { keys, tokens: createIdTokens(keys, context.services) };
  desks.set(context.services, desk);
  return desk;
}

/** Writes the built-in roles as this version of the program knows them. */
export async function prepareRoles(db: Db): Promise<void> {
  await saveBuiltInRoles(
    db,
    Object.entries(BUILT_IN_ROLES).map(([name, role]) => ({ name, ...role })),
  );
}

// The keys and tokens that the API's gate and the wire routes share.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { createIdTokens, type IdTokens } from './id-tokens.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';

/** The part of the context this feature works with outside of operations. */
export interface IdentityContext {
  readonly db: Db;
  readonly services: Pick<Services, 'env' | 'sealer' | 'publicUrl'>;
  readonly clock: () => Date;
}
export interface TokenServices {
  readonly keys: KeyRing;
  readonly tokens: IdTokens;
}

const byServices = new WeakMap<IdentityContext['services'], TokenServices>();

/** The keys and tokens of a running context; the same for everyone who asks. */
export function tokenServices(context: IdentityContext): TokenServices {
  const known = byServices.get(context.services);
  if (known) return known;
  const keys = createKeyRing(context.db, context.services.sealer, context.clock);
  const created = { keys, tokens: createIdTokens(keys, context.services) };
  byServices.set(context.services, created);
  return created;
}

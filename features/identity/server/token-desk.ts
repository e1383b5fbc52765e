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
export interface TokenDesk {
  readonly keys: KeyRing;
  readonly tokens: IdTokens;
}

const desks = new WeakMap<IdentityContext['services'], TokenDesk>();

/** The keys and tokens of a running context; the same for everyone who asks. */
export function tokenDesk(context: IdentityContext): TokenDesk {
  const known = desks.get(context.services);
  if (known) return known;
  const keys = createKeyRing(context.db, context.services.sealer, context.clock);
  const desk = { keys, tokens: createIdTokens(keys, context.services) };
  desks.set(context.services, desk);
  return desk;
}

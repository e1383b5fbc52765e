// ID tokens of the provider prove someone once.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { useProviderToken } from '../store/providers.ts';
import { FRESH_SECONDS, SKEW_SECONDS } from './issuer.ts';

/** Uses a token up for as long as it could be taken for fresh; false when it was used before. */
export function useUp(db: Db, idToken: string, now: Date): Promise<boolean> {
  // A signature can be encoded in more than one way; the signed content cannot.
  const hash = hashSecret(idToken.slice(0, idToken.lastIndexOf('.')));
  return useProviderToken(db, hash, new Date(now.getTime() + (FRESH_SECONDS + 2 * SKEW_SECONDS) * 1000));
}

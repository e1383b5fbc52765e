// The ES256 keys of ID tokens. The private half is sealed in the database, so every process of the office signs with the
// same key, and a copy of the database alone signs nothing.
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type CryptoKey } from 'jose';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import {
  insertSigningKey,
  listSigningKeys,
  removeReplacedKeys,
  type NewSigningKey,
  type PublicJwk,
  type StoredKey,
} from './store/signing-keys.ts';

export const ALGORITHM = 'ES256';

export interface KeyRing {
  /** The newest key that every process has had the time to read; the newest of all when there is none. */
  signer(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** The public key named `kid`, also when another process added it since. */
  verifier(kid: string): Promise<CryptoKey | undefined>;
  publicKeys(): Promise<readonly PublicJwk[]>;
}
interface OpenKey {
  readonly kid: string;
  readonly createdAt: Date;
  readonly jwk: PublicJwk;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** Unknown key ids make the ring look into the database again, but not more often than this many milliseconds. */
const RELOAD_PAUSE = 10_000;
/** A ring is never older than this many milliseconds. */
const STALE_MS = 10 * 60_000;
/** A new key signs when every process, and each reader that fetched the public keys, has had this many milliseconds to read it. */
const KNOWN_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** A key signs for about this long, and verifies for two more days; ID tokens live an hour at most. */
const SIGNS_MS = 90 * DAY_MS;
const VERIFIES_MS = 2 * DAY_MS;

/** The ring of this database; its first key is made when there is none. */
export function createKeyRing(db: Db, sealer: Sealer, clock: () => Date): KeyRing {
  let loaded: Promise<readonly OpenKey[]> | undefined;
  let loadedAt = 0;

  const load = async (): Promise<readonly OpenKey[]> => {
    loadedAt = performance.now();
    let stored = await listSigningKeys(db);
    if (stored.length === 0) {
      await insertSigningKey(db, await newKey(sealer), new Date(0), clock());
      stored = await listSigningKeys(db);
    }
    return Promise.all(stored.map((key) => openKey(sealer, key)));
  };
  const keys = (): Promise<readonly OpenKey[]> => {
    if (loaded !== undefined && performance.now() - loadedAt > STALE_MS) loaded = undefined;
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  return {
    async signer() {
      const ring = await keys();
      const known = clock().getTime() - KNOWN_MS;
      const newest = ring.find(({ createdAt }) => createdAt.getTime() <= known) ?? ring.at(-1);
      if (!newest) throw new Error('There is no key to sign ID tokens with.');
      return { kid: newest.kid, key: newest.privateKey };
    },
    async verifier(kid) {
      const known = (await keys()).find((k) => k.kid === kid);
      if (known || performance.now() - loadedAt < RELOAD_PAUSE) return known?.publicKey;
      loaded = undefined;
      return (await keys()).find((k) => k.kid === kid)?.publicKey;
    },
    publicKeys: async () => (await keys()).map((k) => k.jwk),
  };
}

/**
 * Makes the next key when the newest has signed long enough, and forgets keys that signed before, in the caller's transaction. Of several
 * processes at once one adds the key.
 */
export async function turnSigningKeys(db: Db, sealer: Sealer, now: Date): Promise<void> {
  await lockOn(db, 'signing_keys');
  const since = new Date(now.getTime() - SIGNS_MS);
  const [newest] = await listSigningKeys(db);
  if (newest && newest.createdAt <= since) await insertSigningKey(db, await newKey(sealer), since, now);
  await removeReplacedKeys(db, new Date(now.getTime() - VERIFIES_MS));
}

async function newKey(sealer: Sealer): Promise<NewSigningKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const { kty, crv, x, y } = await exportJWK(pair.publicKey);
  if (kty === undefined || crv === undefined || x === undefined || y === undefined) throw new Error('The new signing key is incomplete.');
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  const privateKeySealed = sealer.sealText(`signing_keys:${kid}:private_key`, await exportPKCS8(pair.privateKey));
  return { kid, privateKeySealed, publicJwk: { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig' } };
}

async function openKey(sealer: Sealer, stored: StoredKey): Promise<OpenKey> {
  const publicKey = await importJWK(stored.publicJwk, ALGORITHM);
  if (publicKey instanceof Uint8Array) throw new Error(`Signing key ${stored.kid} is not a key pair.`);
  const privateKey = await importPKCS8(sealer.openText(`signing_keys:${stored.kid}:private_key`, stored.privateKeySealed), ALGORITHM);
  return { kid: stored.kid, createdAt: stored.createdAt, jwk: stored.publicJwk, privateKey, publicKey };
}

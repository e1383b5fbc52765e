// The ES256 keys of ID tokens. The private half is sealed in the database, so every process of the office signs with the
// same key, and a copy of the database alone signs nothing.
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type CryptoKey } from 'jose';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { insertFirstSigningKey, listSigningKeys, type PublicJwk, type StoredKey } from './store.ts';

export const ALGORITHM = 'ES256';

export interface KeyRing {
  /** The newest key. */
  signer(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** The public key named `kid`, also when another process added it since. */
  verifier(kid: string): Promise<CryptoKey | undefined>;
  publicKeys(): Promise<readonly PublicJwk[]>;
}
interface OpenKey {
  readonly kid: string;
  readonly jwk: PublicJwk;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** Unknown key ids make the ring look into the database again, but not more often than this many milliseconds. */
const RELOAD_PAUSE = 10_000;

/** The ring of this database; its first key is made when there is none. */
export function createKeyRing(db: Db, sealer: Sealer, clock: () => Date): KeyRing {
  let loaded: Promise<readonly OpenKey[]> | undefined;
  let loadedAt = 0;

  const load = async (): Promise<readonly OpenKey[]> => {
    loadedAt = performance.now();
    let stored = await listSigningKeys(db);
    if (stored.length === 0) {
      await insertFirstSigningKey(db, await newKey(sealer), clock());
      stored = await listSigningKeys(db);
    }
    return Promise.all(stored.map((key) => openKey(sealer, key)));
  };
  const keys = (): Promise<readonly OpenKey[]> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  return {
    async signer() {
      const [newest] = await keys();
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

async function newKey(sealer: Sealer): Promise<StoredKey> {
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
  return { kid: stored.kid, jwk: stored.publicJwk, privateKey, publicKey };
}

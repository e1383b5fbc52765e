// Sealing of personal data at rest: AES-256-GCM with the place of the value as additional data, so a sealed value moved to
// another row or column does not open. The key lives outside the database.
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeRandom } from '../base/random-ahead.ts';

const VERSION = 1;
const NONCE = 12;
const TAG = 16;

/** Where a sealed value belongs. Opening it anywhere else fails. */
export type Place = `${string}:${string}:${string}`;

export interface Sealer {
  /** Seals bytes for `place` (table:id:column). */
  seal(place: Place, plain: Uint8Array): Buffer;
  /** Opens what was sealed for the same place. @throws Error when it was tampered with, moved, or sealed with another key. */
  open(place: Place, sealed: Uint8Array): Buffer;
  sealText(place: Place, plain: string): Buffer;
  openText(place: Place, sealed: Uint8Array): string;
  /** Keyed fingerprint of a normalized value, for exact search without opening anything. */
  blindIndex(purpose: string, value: string): Buffer;
}

/** A sealer for a 32-byte key. */
export function createSealer(key: Uint8Array): Sealer {
  if (key.length !== 32) throw new Error('The sealing key must have 32 bytes.');
  // Key objects: made anew from bytes for each value, they cost several times the sealing itself.
  const sealKey = createSecretKey(createHmac('sha256', key).update('seal').digest());
  const indexKey = createSecretKey(createHmac('sha256', key).update('blind-index').digest());

  const seal = (place: Place, plain: Uint8Array): Buffer => {
    const nonce = takeRandom(NONCE);
    const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(place));
    const body = [cipher.update(plain), cipher.final()];
    return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), ...body]);
  };
  const open = (place: Place, sealed: Uint8Array): Buffer => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (bytes[0] !== VERSION || bytes.length < 1 + NONCE + TAG) throw new Error(`Sealed value at ${place} has an unknown form.`);
    const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(1, 1 + NONCE)).setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + TAG));
    const plain = decipher.update(bytes.subarray(1 + NONCE + TAG));
    // Nothing is left to add in this mode, so that large files need no copy; it throws when a bit was changed.
    const rest = decipher.final();
    return rest.length === 0 ? plain : Buffer.concat([plain, rest]);
  };
  return {
    seal,
    open,
    sealText: (place, plain) => seal(place, Buffer.from(plain, 'utf8')),
    openText: (place, sealed) => open(place, sealed).toString('utf8'),
    blindIndex: (purpose, value) => createHmac('sha256', indexKey).update(`${purpose}\0${value}`).digest(),
  };
}

/** The key from SEAL_KEY, else from DATA_DIR/keys/seal.key, which is made on first use and readable by its owner only. */
export function loadSealKey(env: { readonly SEAL_KEY?: string | undefined; readonly DATA_DIR: string }): Uint8Array {
  if (env.SEAL_KEY !== undefined) return Buffer.from(env.SEAL_KEY, 'base64');
  const folder = join(env.DATA_DIR, 'keys');
  const file = join(folder, 'seal.key');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx', flush: true });
  }
  chmodSync(file, 0o600);
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}

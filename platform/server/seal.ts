// Sealing of personal data at rest: AES-256-GCM with the place of the value as additional data, so a sealed value moved to
// another row or column does not open. Keys live outside the database. A sealed value names the key it was sealed with, so that keys
// can rotate: what is new is sealed with the current key, what is older opens with the former one (docs/decisions).
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeRandom } from '../base/random-ahead.ts';
import { syncFolderNow } from './sync-folder.ts';

/** Form 1: nonce, tag, body; sealed with the first key, before values named theirs. */
const UNNAMED = 1;
/** Form 2: the key's id, then as form 1. */
const NAMED = 2;
const NONCE = 12;
const TAG = 16;
/** Ids of keys are one byte: the first key is 1, each that takes its place is one more. */
const MOST_KEYS = 255;

/** Where a sealed value belongs. Opening it anywhere else fails. */
export type Place = `${string}:${string}:${string}`;

export interface Sealer {
  /** Seals bytes for `place` (table:id:column). */
  seal(place: Place, plain: Uint8Array): Buffer;
  /** Opens what was sealed for the same place. @throws Error when it was tampered with, moved, or sealed with a key that is not here. */
  open(place: Place, sealed: Uint8Array): Buffer;
  sealText(place: Place, plain: string): Buffer;
  openText(place: Place, sealed: Uint8Array): string;
  /** Whether a value was sealed with a key before the current one. */
  isFormer(sealed: Uint8Array): boolean;
  /** The first bytes of every value that is sealed now: the form and the current key's id. */
  readonly currentHead: Buffer;
  /** Keyed fingerprint of a normalized value, for exact search without opening anything. Its key stays when sealing keys rotate. */
  blindIndex(purpose: string, value: string): Buffer;
}

/**
 * A sealer. `current` seals; `former` are the keys before it, the first one first, and only open what they sealed. Blind indexes are made
 * with a key derived from the first of all, so that what was indexed before a rotation is found after it.
 * @throws Error when a key does not have 32 bytes or is in the list twice
 */
export function createSealer(current: Uint8Array, former: readonly Uint8Array[] = []): Sealer {
  const keys = [...former, current];
  if (keys.some((key) => key.length !== 32)) throw new Error('A sealing key must have 32 bytes.');
  if (keys.length > MOST_KEYS) throw new Error(`There can be at most ${MOST_KEYS} sealing keys.`);
  if (new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size < keys.length)
    throw new Error('The same sealing key is given twice. The current key must not be among the former ones.');
  // Key objects are kept: making one from bytes for each value costs several times the sealing itself.
  const sealKeys = keys.map((key) => derive(key, 'seal'));
  const indexKey = derive(keys[0] ?? current, 'blind-index');
  const [currentKey, head] = [derive(current, 'seal'), Buffer.from([NAMED, keys.length])];

  const seal = (place: Place, plain: Uint8Array): Buffer => {
    const nonce = takeRandom(NONCE);
    const cipher = createCipheriv('aes-256-gcm', currentKey, nonce).setAAD(Buffer.from(place));
    const body = [cipher.update(plain), cipher.final()];
    return Buffer.concat([head, nonce, cipher.getAuthTag(), ...body]);
  };
  const open = (place: Place, sealed: Uint8Array): Buffer => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const from = bytes[0] === NAMED ? 2 : 1;
    if ((bytes[0] !== NAMED && bytes[0] !== UNNAMED) || bytes.length < from + NONCE + TAG)
      throw new Error(`Sealed value at ${place} has an unknown form.`);
    const id = bytes[0] === NAMED ? (bytes[1] ?? 0) : 1;
    const key = sealKeys[id - 1];
    if (!key)
      throw new Error(
        `Sealed value at ${place} was sealed with key ${id}, which is not here: this program has ${keys.length === 1 ? 'key 1' : `keys 1 to ${keys.length}`}.`,
      );
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(from, from + NONCE)).setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(from + NONCE, from + NONCE + TAG));
    const plain = decipher.update(bytes.subarray(from + NONCE + TAG));
    // Nothing is left to add in this mode, so that large files need no copy; it throws when a bit was changed.
    const rest = decipher.final();
    return rest.length === 0 ? plain : Buffer.concat([plain, rest]);
  };
  return {
    seal,
    open,
    currentHead: head,
    isFormer: (sealed) => head.compare(sealed, 0, head.length) !== 0,
    sealText: (place, plain) => seal(place, Buffer.from(plain, 'utf8')),
    openText: (place, sealed) => open(place, sealed).toString('utf8'),
    blindIndex: (purpose, value) => createHmac('sha256', indexKey).update(`${purpose}\0${value}`).digest(),
  };
}

function derive(key: Uint8Array, purpose: string): KeyObject {
  return createSecretKey(createHmac('sha256', key).update(purpose).digest());
}

/** The sealing keys of an installation. */
export interface SealKeys {
  readonly current: Uint8Array;
  /** Those before it, the first one first. */
  readonly former: readonly Uint8Array[];
}

/**
 * The keys from SEAL_KEY and SEAL_KEY_FORMER, else from DATA_DIR/keys: `seal.key` is the current one and made on first use, `seal-1.key`,
 * `seal-2.key` and so on are those before it. Files are readable by their owner only. @throws Error when one between them is missing
 */
export function loadSealKeys(env: {
  readonly SEAL_KEY?: string | undefined;
  readonly SEAL_KEY_FORMER?: readonly string[] | undefined;
  readonly DATA_DIR: string;
}): SealKeys {
  const bytes = (text: string): Uint8Array => Buffer.from(text, 'base64');
  if (env.SEAL_KEY !== undefined) return { current: bytes(env.SEAL_KEY), former: (env.SEAL_KEY_FORMER ?? []).map(bytes) };
  const folder = join(env.DATA_DIR, 'keys');
  const file = join(folder, 'seal.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ids = readdirSync(folder)
    .flatMap((name) => /^seal-(\d{1,3})\.key$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const missing = ids.findIndex((id, at) => id !== at + 1);
  if (missing !== -1) throw new Error(`The sealing key ${join(folder, `seal-${missing + 1}.key`)} is missing. Restore it from your copy.`);
  if (!existsSync(file)) {
    if (ids.length > 0) throw new Error(`The sealing key ${file} is missing. Restore it from your copy.`);
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx', flush: true });
    // A key that a power cut takes leaves data that nobody can open.
    syncFolderNow(folder);
    syncFolderNow(env.DATA_DIR);
  }
  const read = (path: string): Uint8Array => {
    chmodSync(path, 0o600);
    return bytes(readFileSync(path, 'utf8'));
  };
  const current = read(file);
  const former = ids.map((id) => read(join(folder, `seal-${id}.key`)));
  // A rotation was cut after its first step: the copy has its number, the new key was not put in place.
  const last = former.at(-1);
  if (last !== undefined && Buffer.from(last).equals(current)) {
    rmSync(join(folder, `seal-${ids.length}.key`));
    return { current, former: former.slice(0, -1) };
  }
  return { current, former };
}

// What a backup is locked with: a passphrase, or a key of the age format (age-encryption.org/v1), which standard tools open as well.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { syncFolderNow } from '../sync-folder.ts';
import { BackupError } from './backup-error.ts';

export type BackupKey = { readonly kind: 'passphrase'; readonly text: string } | { readonly kind: 'identity'; readonly text: string };

/** A passphrase is guessed offline by who has the file, so it is long. */
const SHORTEST_PASSPHRASE = 16;
/** Bech32 of 32 bytes, as `age-keygen` prints it. */
const IDENTITY = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/;

/** @throws BackupError when the passphrase is too short */
export function passphraseKey(text: string): BackupKey {
  if (text.length < SHORTEST_PASSPHRASE)
    throw new BackupError(`The passphrase of backups is too short. Use at least ${SHORTEST_PASSPHRASE} characters.`);
  return { kind: 'passphrase', text };
}

/** The key in the text of a key file; lines that begin with # are comments. @throws BackupError when there is none */
export function identityKey(text: string): BackupKey {
  const line = text
    .split('\n')
    .map((one) => one.trim())
    .find((one) => one !== '' && !one.startsWith('#'));
  if (line === undefined || !IDENTITY.test(line.toUpperCase()))
    throw new BackupError('This is no backup key. A key is one line that begins with AGE-SECRET-KEY-1, as on the recovery sheet.');
  return { kind: 'identity', text: line.toUpperCase() };
}

/** @throws BackupError when the file cannot be read or holds no key */
export function readKeyFile(path: string): BackupKey {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new BackupError(`The key file ${path} cannot be read.`);
  }
  return identityKey(text);
}

export const keyFileIn = (dataDir: string): string => join(dataDir, 'keys', 'backup.key');

/** The backup key of an office, made on first use. It lies beside the other keys and is printed on the recovery sheet. */
export async function officeBackupKey(dataDir: string): Promise<BackupKey> {
  const file = keyFileIn(dataDir);
  if (!existsSync(file)) keepBackupKey(dataDir, { kind: 'identity', text: await generateX25519Identity() });
  return readKeyFile(file);
}

/** Writes the key of an office where there is none. */
export function keepBackupKey(dataDir: string, key: BackupKey): void {
  const file = keyFileIn(dataDir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${key.text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    // Another process was quicker; its key counts.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  syncFolderNow(dirname(file));
}

/** Encrypts a stream as it passes. */
export function encryptStage(key: BackupKey): (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array> {
  return async function* (source) {
    const encrypter = new Encrypter();
    if (key.kind === 'passphrase') encrypter.setPassphrase(key.text);
    else encrypter.addRecipient(await identityToRecipient(key.text));
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };
}

/** Decrypts a stream as it passes. @throws BackupError when the key is another one, or the file is no backup, damaged or cut */
export function decryptStage(key: BackupKey): (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array> {
  return async function* (source) {
    const decrypter = new Decrypter();
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.text);
    else decrypter.addIdentity(key.text);
    let plain: AsyncIterable<Uint8Array>;
    try {
      plain = await decrypter.decrypt(ReadableStream.from(source));
    } catch (error) {
      throw describeOpening(error, key);
    }
    try {
      yield* plain;
    } catch (error) {
      throw new BackupError('The backup is damaged or cut off: a part of it does not open. Use another backup.', { cause: error });
    }
  };
}

/** Why the head of the file did not open. */
function describeOpening(error: unknown, key: BackupKey): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (/no identity matched|header HMAC/i.test(message))
    return new BackupError(
      key.kind === 'passphrase'
        ? 'The passphrase does not open this backup. Check it, or use the key on the recovery sheet if the backup was made with that.'
        : 'The key does not open this backup. Use the key of the recovery sheet, or the passphrase if the backup was made with one.',
      { cause: error },
    );
  return new BackupError('This file is no backup of Redress, or its beginning is damaged.', { cause: error });
}

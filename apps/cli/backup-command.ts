// `redress backup`: makes, lists, checks and restores backups, with or without a running program.
import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../../platform/server/backup/backup-error.ts';
import { openBackupFile, openBackupFolder, readBackupFile } from '../../platform/server/backup/backup-file.ts';
import { keyFileIn, officeBackupKey, passphraseKey, readKeyFile, type BackupKey } from '../../platform/server/backup/backup-key.ts';
import { readBackup, type ReadBackup } from '../../platform/server/backup/read-backup.ts';
import { isBeingRestored } from '../../platform/server/backup/restore-backup.ts';
import { switchBack } from '../../platform/server/backup/switch-folder.ts';
import { createBlobStore } from '../../platform/server/blobs.ts';
import { createS3BlobStore } from '../../platform/server/blobs-s3.ts';
import { FolderInUse, lockFolder } from '../../platform/server/database/lock.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { readEnv, type Env } from '../../platform/server/env.ts';
import { createSealer, loadSealKeys } from '../../platform/server/seal.ts';
import { momentOfName, nameBackup } from '../../features/backup/rules/backup-names.ts';
import { askRunningProgram, describeSource, makeBackup, sayMade } from '../../features/backup/server/public.ts';
import { DISPOSAL_LIST } from '../../features/retention/server/public.ts';
import { backupFolder, restoreOffice } from '../server/restore-office.ts';
import { VERSION } from '../server/start-server.ts';
import { UsageError } from './usage.ts';

const say = (sentence: string): void => void writeSync(1, `${sentence}\n`);
const isBackup = (name: string): boolean => momentOfName(name) !== undefined;

/** @throws UsageError with what the person can mend, in a sentence */
export async function runBackup(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args;
  const commands: Readonly<Record<string, (rest: readonly string[]) => Promise<void>>> = { create, list, verify, restore, undo };
  const run = command === undefined ? undefined : commands[command];
  if (!run) throw new UsageError(`There is no command "backup ${command ?? ''}". Try: redress help`);
  try {
    await run(rest);
  } catch (error) {
    if (error instanceof BackupError || error instanceof FolderInUse) throw new UsageError(error.message);
    throw error;
  }
}

const KEY_FILE = { 'key-file': { type: 'string' } } as const;

function readArgs<O extends Record<string, { type: 'string' }>>(args: readonly string[], options: O, files: number) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length !== files)
      throw new UsageError(files === 0 ? `"${positionals[0] ?? ''}" is not expected here.` : 'Name one backup file.');
    return { values, file: positionals[0] ?? '' };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} Try: redress help`);
  }
}

/** The key that was given, else the one of the office in `dataDir`. */
async function findKey(env: Env, keyFile: string | undefined, dataDir: string | undefined): Promise<BackupKey> {
  if (keyFile !== undefined) return readKeyFile(keyFile);
  if (env.BACKUP_PASSPHRASE !== undefined) return passphraseKey(env.BACKUP_PASSPHRASE);
  if (dataDir !== undefined) return officeBackupKey(dataDir);
  throw new UsageError('Say what opens the backup: set BACKUP_PASSPHRASE, or give --key-file with the key of the recovery sheet.');
}

async function create(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, { ...KEY_FILE, out: { type: 'string' } }, 0);
  const env = readEnv(process.env);
  const at = new Date();
  const out = resolve(values.out ?? join(backupFolder(env.DATA_DIR), nameBackup(at)));
  const key = await findKey(env, values['key-file'], env.DATA_DIR);
  let database;
  try {
    database = await openDatabase(env);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    // The embedded database serves one process, so the program that has it makes the backup.
    return askRunningProgram(env.DATA_DIR, { out, key }, say);
  }
  try {
    if (await isBeingRestored(database.db)) throw new BackupError('This database is being restored. Nothing was written.');
    const keys = loadSealKeys(env);
    const sealer = createSealer(keys.current, keys.former);
    const blobs =
      env.FILES_S3_URL === undefined ? createBlobStore(join(env.DATA_DIR, 'files'), sealer) : createS3BlobStore(env.FILES_S3_URL, sealer);
    const source = await describeSource({ db: database.db, engine: database.kind, version: VERSION, blobs, env });
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort(new BackupError('Canceled. Nothing was written.')));
    const made = await makeBackup(source, key, await openBackupFile(out), { at, signal: stop.signal });
    say(sayMade(out, made));
  } finally {
    await database.close();
  }
}

async function list(args: readonly string[]): Promise<void> {
  readArgs(args, {}, 0);
  const folder = backupFolder(readEnv(process.env).DATA_DIR);
  const found = await openBackupFolder(folder, isBackup).list();
  if (found.length === 0) say(`There are no backups in ${folder}.`);
  for (const { name, bytes } of found)
    say(`${join(folder, name)}  ${momentOfName(name)?.toISOString() ?? ''}  ${bytes.toLocaleString('en-US')} bytes`);
}

async function verify(args: readonly string[]): Promise<void> {
  const { values, file } = readArgs(args, KEY_FILE, 1);
  const env = readEnv(process.env);
  const read = await readBackup(await readBackupFile(file), await findKey(env, values['key-file'], dirWithKey(env)));
  say(`The backup is whole and opens: ${describe(read)}.`);
}

async function restore(args: readonly string[]): Promise<void> {
  const options = { ...KEY_FILE, into: { type: 'string' }, database: { type: 'string' }, replace: { type: 'string' } } as const;
  const { values, file } = readArgs(args, options, 1);
  if (values.into === undefined && values.database === undefined)
    throw new UsageError(
      'Say where: --into DATA_DIR for the embedded database, or --database URL (its files and keys go to --into or DATA_DIR).',
    );
  const env = readEnv(process.env);
  const dataDir = resolve(values.into ?? env.DATA_DIR);
  if (env.SEAL_KEY !== undefined)
    throw new UsageError('SEAL_KEY is set. A restore brings the keys of the backup into DATA_DIR/keys. Unset SEAL_KEY and try again.');
  const key = await findKey(env, values['key-file'], dirWithKey(env));
  const read = await restoreOffice(
    await readBackupFile(file),
    key,
    { dataDir, databaseUrl: values.database, replace: values.replace },
    { env, now: new Date(), say, disposals: await readFile(join(dirname(resolve(file)), DISPOSAL_LIST), 'utf8').catch(() => '') },
  );
  say(`Restored and checked: ${describe(read)}.`);
  say(
    values.database === undefined
      ? `Start Redress with DATA_DIR=${dataDir}.`
      : `Start Redress with DATA_DIR=${dataDir} and DATABASE_URL set to the restored database.`,
  );
  if (values.replace !== undefined)
    say(`The office that was there is kept for a week. To return to it: redress backup undo --into ${dataDir}`);
}

async function undo(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, { into: { type: 'string' } }, 0);
  const dataDir = resolve(values.into ?? readEnv(process.env).DATA_DIR);
  const now = new Date();
  const lock = await lockFolder(dataDir, { pid: process.pid, databasePid: process.pid, since: now.toISOString() });
  try {
    if (!switchBack(dataDir, now)) throw new UsageError(`There is no replaced office in ${dataDir}.`);
  } finally {
    lock.release();
  }
  say(`The office of before the restore is in its place again. The restored one is kept beside it for a week.`);
}

/** The data folder of the environment when its key is there; verifying or restoring makes none. */
function dirWithKey(env: Env): string | undefined {
  try {
    readKeyFile(keyFileIn(env.DATA_DIR));
    return env.DATA_DIR;
  } catch {
    return undefined;
  }
}

function describe({ head, tables, rows, files, missing }: ReadBackup): string {
  const many = (count: number): string => count.toLocaleString('en-US');
  const gone = missing === 0 ? '' : `, ${many(missing)} files were missing when it was made`;
  return `${many(rows)} rows in ${tables} tables, ${many(files)} files${gone}; made ${head.createdAt} by Redress ${head.version}`;
}

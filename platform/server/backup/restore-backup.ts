// Restores a backup into a new database and a new folder, checks both, and only then puts them in the place of what was there. Whatever goes
// wrong before that leaves the place as it was.
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { BlobStore } from '../blobs.ts';
import { mintJobDb } from '../database/handles.ts';
import { lockFolder } from '../database/lock.ts';
import type { Database, JobDb } from '../database/open-database.ts';
import { createSealer, type Sealer } from '../seal.ts';
import { syncFolderNow } from '../sync-folder.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHead, BackupKeys } from './backup-format.ts';
import { keepBackupKey, type BackupKey } from './backup-key.ts';
import { openTableLoader, type TableLoader } from './load-tables.ts';
import { readBackup, type ReadBackup } from './read-backup.ts';
import { finishSwitch, holdsOffice, RESTORING, switchToRestored } from './switch-folder.ts';

/** Where an office is restored. */
export interface RestorePlace {
  /** Folder of its files and keys, and of the embedded database. */
  readonly dataDir: string;
  /** An empty PostgreSQL database; without it the embedded database of the folder. */
  readonly databaseUrl: string | undefined;
  /** The name of the folder, typed by a person who wants the office in it replaced. */
  readonly replace: string | undefined;
}
/** What the program does with a restored database, which this part does not know. */
export interface RestoreParts {
  readonly openDatabase: (env: { readonly DATABASE_URL: string | undefined; readonly DATA_DIR: string }) => Promise<Database>;
  /** @throws BackupError when the backup comes from a newer schema */
  readonly checkMigrations: (names: readonly string[]) => void;
  /** Makes the schema of the backup in the empty database. */
  readonly makeSchema: (db: JobDb, names: readonly string[]) => Promise<void>;
  /** Brings schema and rows to what this version expects. */
  readonly bringUpToDate: (database: Database, sealer: Sealer) => Promise<void>;
  readonly openBlobs: (filesFolder: string, sealer: Sealer) => BlobStore;
  readonly placesOf: ReadonlyMap<string, string>;
  /** Sets back what must not go on, queues jobs again, checks the activity chain and records the restore. @throws BackupError */
  readonly settle: (office: {
    readonly database: Database;
    readonly sealer: Sealer;
    readonly dataDir: string;
    readonly head: BackupHead;
    readonly jobs: readonly string[];
  }) => Promise<void>;
  /** One plain sentence about each step. */
  readonly say: (sentence: string) => void;
}

/** Room that stays free on the disk after a restore. */
const SPARE_BYTES = 256 * 1024 * 1024;
/** Tables with their indexes take more while they are written. */
const DATABASE_GROWTH = 2;

/** Restores a backup from a stream. @throws BackupError in a sentence, FolderInUse when a program uses the folder */
export async function restoreBackup(
  source: AsyncIterable<Uint8Array>,
  key: BackupKey,
  place: RestorePlace,
  parts: RestoreParts,
  at: Date,
): Promise<ReadBackup> {
  const dataDir = resolve(place.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir, { pid: process.pid, databasePid: process.pid, since: at.toISOString() });
  const folder = join(dataDir, RESTORING);
  try {
    finishSwitch(dataDir);
    refuseOccupied(dataDir, place.replace);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    const read = await build(source, key, { ...place, dataDir: folder }, parts);
    switchToRestored(dataDir, at);
    return read;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

function refuseOccupied(dataDir: string, replace: string | undefined): void {
  const name = basename(dataDir);
  if (replace !== undefined && replace !== name)
    throw new BackupError(
      `The folder is named ${name}, not ${replace}. Nothing was changed. To replace the office in it, type --replace ${name}.`,
    );
  if (replace === undefined && holdsOffice(dataDir))
    throw new BackupError(
      `The folder ${dataDir} already holds an office. Nothing was changed. To replace it, add --replace ${name}; the office that is there now is kept for a week.`,
    );
}

async function build(source: AsyncIterable<Uint8Array>, key: BackupKey, place: RestorePlace, parts: RestoreParts): Promise<ReadBackup> {
  const database = await parts.openDatabase({ DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir });
  let office: RestoredOffice | undefined;
  try {
    await claimDatabase(database);
    office = new RestoredOffice(database, place, parts);
    const read = await readBackup(source, key, office);
    const { head, sealer } = office.opened();
    parts.say('Everything in the backup was read. Bringing the data up to date and checking it.');
    await parts.bringUpToDate(database, sealer);
    await parts.settle({ database, sealer, dataDir: place.dataDir, head, jobs: office.waitingJobs });
    await sql`analyze`.execute(database.db);
    if (key.kind === 'identity') keepBackupKey(place.dataDir, key);
    await releaseDatabase(database);
    return read;
  } catch (error) {
    await office?.giveUp();
    await clearDatabase(database).catch(() => undefined);
    throw error;
  } finally {
    await database.close();
  }
}

/** Takes the parts of a backup in as they are read. */
class RestoredOffice {
  waitingJobs: readonly string[] = [];
  readonly #database: Database;
  readonly #place: RestorePlace;
  readonly #parts: RestoreParts;
  #head: BackupHead | undefined;
  #sealer: Sealer | undefined;
  #blobs: BlobStore | undefined;
  #loading:
    | { readonly loader: TableLoader; readonly commit: () => Promise<unknown>; readonly rollback: () => Promise<unknown> }
    | undefined;
  #rows = 0;
  #files = 0;

  constructor(database: Database, place: RestorePlace, parts: RestoreParts) {
    this.#database = database;
    this.#place = place;
    this.#parts = parts;
  }

  opened(): { readonly head: BackupHead; readonly sealer: Sealer } {
    if (!this.#head || !this.#sealer) throw new Error('The backup was not read.');
    return { head: this.#head, sealer: this.#sealer };
  }

  async giveUp(): Promise<void> {
    await this.#loading?.rollback().catch(() => undefined);
  }

  readonly head = async (head: BackupHead): Promise<void> => {
    this.#head = head;
    this.#parts.checkMigrations(head.migrations);
    const { bavail, bsize } = statfsSync(this.#place.dataDir);
    const needed = head.fileBytes + (this.#place.databaseUrl === undefined ? DATABASE_GROWTH * head.databaseBytes : 0) + SPARE_BYTES;
    if (bavail * bsize < needed)
      throw new BackupError(
        `There is not enough room: the office needs about ${inMegabytes(needed)} MB, and ${inMegabytes(bavail * bsize)} MB are free.`,
      );
    this.#parts.say(`Restoring the backup of ${head.createdAt}, made by Redress ${head.version}.`);
    await this.#parts.makeSchema(this.#database.db, head.migrations);
    const tx = await this.#database.db.startTransaction().execute();
    this.#loading = {
      loader: await openTableLoader(mintJobDb(tx)),
      commit: () => tx.commit().execute(),
      rollback: () => tx.rollback().execute(),
    };
  };

  readonly keys = async (keys: BackupKeys): Promise<void> => {
    const sealer = createSealer(
      Buffer.from(keys.current, 'base64'),
      keys.former.map((one) => Buffer.from(one, 'base64')),
    );
    this.#sealer = sealer;
    this.#blobs = this.#parts.openBlobs(join(this.#place.dataDir, 'files'), sealer);
    writeKeys(join(this.#place.dataDir, 'keys'), keys);
  };

  readonly rows = async (table: string, lines: string): Promise<void> => {
    await this.#loading?.loader.load(table, lines);
    const before = Math.floor(this.#rows / SAY_ROWS);
    this.#rows += lines.split('\n').length - 1;
    if (Math.floor(this.#rows / SAY_ROWS) > before) this.#parts.say(`${this.#rows.toLocaleString('en-US')} rows read.`);
  };

  readonly jobs = async (lines: readonly string[]): Promise<void> => {
    this.waitingJobs = lines;
  };

  readonly tables = async (tables: Parameters<TableLoader['finish']>[0]): Promise<void> => {
    this.#parts.say('All rows are in. Checking them against each other and against the backup.');
    await this.#loading?.loader.finish(tables, this.#parts.placesOf);
    await this.#loading?.commit();
    this.#loading = undefined;
  };

  readonly file = async (key: string, sealed: Buffer): Promise<void> => {
    await this.#blobs?.putSealed(key, sealed);
    this.#files += 1;
    if (this.#files % SAY_FILES === 0) this.#parts.say(`${this.#files.toLocaleString('en-US')} files restored.`);
  };
}

const SAY_ROWS = 100_000;
const SAY_FILES = 1_000;
const inMegabytes = (bytes: number): string => Math.ceil(bytes / 1024 / 1024).toLocaleString('en-US');

function writeKeys(folder: string, { current, former, activityHead }: BackupKeys): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text, { mode: 0o600, flush: true });
  former.forEach((text, at) => write(`seal-${at + 1}.key`, text));
  write('seal.key', current);
  if (activityHead !== null) write('activity-head.json', activityHead);
  syncFolderNow(folder);
}

/** Marks a database as being restored, so that no program starts on it in between. @throws BackupError when something is in it */
async function claimDatabase(database: Database): Promise<void> {
  if (database.kind === 'embedded') return;
  // What a restore that was cut short left is marked, and cleared.
  if (await isBeingRestored(database.db)) await clearDatabase(database);
  const { rows } = await sql<{
    tables: number;
  }>`select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p', 'v')`.execute(database.db);
  if ((rows[0]?.tables ?? 0) > 0)
    throw new BackupError('The database is not empty. Nothing was changed. Make a new one, and restore into that.');
  await sql`create table restore_in_progress (begun_at timestamptz not null default now())`.execute(database.db);
}

async function releaseDatabase(database: Database): Promise<void> {
  if (database.kind === 'postgres') await sql`drop table restore_in_progress`.execute(database.db);
}

/** Empties a database that is marked as being restored. */
async function clearDatabase(database: Database): Promise<void> {
  if (database.kind === 'embedded' || !(await isBeingRestored(database.db))) return;
  // One transaction: cut short in between, no restore could begin in a database without its schema.
  await sql`drop schema if exists jobs cascade; drop schema public cascade; create schema public`.execute(database.db);
}

/** True while a restore into this database has not ended; one that was cut short counts. */
export async function isBeingRestored(db: JobDb): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.restore_in_progress') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

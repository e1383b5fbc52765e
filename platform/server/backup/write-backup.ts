// Writes a backup as one stream: rows of one snapshot, then files, encrypted before they reach a disk. Memory stays flat: a part of a table
// and one file at a time.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { BlobStore } from '../blobs.ts';
import { mintJobDb } from '../database/handles.ts';
import type { JobDb } from '../database/open-database.ts';
import type { SealKeys } from '../seal.ts';
import { encryptStage, type BackupKey } from './backup-key.ts';
import { BACKUP_FORMAT, type BackupEnd, type BackupHead, type BackupKeys, type BackupTables } from './backup-format.ts';
import { dumpTable, writeAlike } from './dump-table.ts';
import { describeTables, listMigrations, measureDatabase, readSequences } from './table-shapes.ts';
import { TAR_END, tarEntry } from './tar.ts';

/** What is backed up. */
export interface BackupSource {
  readonly db: JobDb;
  readonly engine: BackupHead['database'];
  readonly version: string;
  readonly blobs: BlobStore;
  readonly keys: SealKeys;
  /** The end of the chain of activity as it is kept outside the database, read before the snapshot. */
  readonly activityHead: string | null;
  /** Tables whose rows stay behind. */
  readonly leftOut: ReadonlySet<string>;
  /** Tables that keep the place of a record in another one, by name. */
  readonly placesOf: ReadonlyMap<string, string>;
  /** Jobs that wait and may run after a restore, as lines. */
  readonly waitingJobs: (tx: JobDb) => Promise<readonly string[]>;
  /** Names of the files that the tables know, in batches; inside the snapshot. */
  readonly listBlobs: (tx: JobDb) => AsyncIterable<readonly string[]>;
  readonly measureBlobs: (tx: JobDb) => Promise<{ readonly files: number; readonly bytes: number }>;
}

export interface BackupProgress {
  readonly phase: 'tables' | 'files';
  readonly done: number;
  readonly total: number;
}
export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly missing: number;
  /** How long the snapshot was held, in milliseconds: the embedded database answers no one else in it. */
  readonly snapshotMs: number;
}

/** Writes a backup to `target` and ends it. @throws the reason of `signal` when it was canceled, or what went wrong */
export async function writeBackup(
  source: BackupSource,
  key: BackupKey,
  target: Writable,
  options: { readonly at: Date; readonly signal?: AbortSignal; readonly onProgress?: (progress: BackupProgress) => void },
): Promise<BackupCounts> {
  const plain = new PassThrough({ highWaterMark: 4 * 1024 * 1024 });
  const written = pipeline(plain, createZstdCompress(), encryptStage(key), target, ...(options.signal ? [{ signal: options.signal }] : []));
  let failed: unknown;
  written.catch((error: unknown) => {
    failed = error;
    plain.destroy();
  });
  const add = async (name: string, body: Uint8Array | string): Promise<void> => {
    for (const chunk of tarEntry(name, typeof body === 'string' ? Buffer.from(body) : body, options.at)) {
      if (failed !== undefined || plain.destroyed) throw failed ?? new Error('The backup was not written.');
      if (!plain.write(chunk)) await Promise.race([once(plain, 'drain'), written]);
    }
  };
  try {
    const { files, ...tables } = await writeTables(source, options, add);
    const end = await writeFiles(source, files, options, add);
    plain.end(TAR_END);
    await written;
    return { ...tables, files: end.files, missing: end.missing.length };
  } catch (error) {
    plain.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => undefined);
    options.signal?.throwIfAborted();
    throw failed instanceof Error && failed.name !== 'AbortError' ? failed : error;
  }
}

type Add = (name: string, body: Uint8Array | string) => Promise<void>;
type Options = Parameters<typeof writeBackup>[3];

/** Everything that comes from the database, in one read-only snapshot. */
async function writeTables(
  source: BackupSource,
  { at, signal, onProgress }: Options,
  add: Add,
): Promise<Omit<BackupCounts, 'files' | 'missing'> & { readonly files: readonly string[] }> {
  const begun = performance.now();
  const reading = source.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (plainTx) => {
    const tx = mintJobDb(plainTx);
    await writeAlike(tx);
    const head: BackupHead = {
      product: 'redress',
      format: BACKUP_FORMAT,
      version: source.version,
      createdAt: at.toISOString(),
      database: source.engine,
      migrations: [...(await listMigrations(tx))],
      databaseBytes: await measureDatabase(tx),
      fileBytes: (await source.measureBlobs(tx)).bytes,
    };
    await add('head.json', JSON.stringify(head));
    const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
    const keys: BackupKeys = {
      current: base64(source.keys.current),
      former: source.keys.former.map(base64),
      activityHead: source.activityHead,
    };
    await add('keys.json', JSON.stringify(keys));
    const shapes = (await describeTables(tx)).filter(({ name }) => !source.leftOut.has(name));
    const tables: BackupTables['tables'] = {};
    for (const [done, shape] of shapes.entries()) {
      signal?.throwIfAborted();
      onProgress?.({ phase: 'tables', done, total: shapes.length });
      let part = 0;
      tables[shape.name] = await dumpTable(tx, shape, source.placesOf.get(shape.name), ({ text }) =>
        add(`tables/${shape.name}/${String((part += 1)).padStart(6, '0')}.jsonl`, text),
      );
    }
    const jobs = (await source.waitingJobs(tx)).map((line) => `${line}\n`).join('');
    await add('jobs.jsonl', jobs);
    const files: string[] = [];
    for await (const batch of source.listBlobs(tx)) files.push(...batch);
    const summary: BackupTables = {
      tables,
      leftOut: [...source.leftOut].sort(),
      sequences: [...(await readSequences(tx))],
      jobs: { rows: jobs.split('\n').length - 1, sha256: createHash('sha256').update(jobs).digest('hex') },
    };
    await add('tables.json', JSON.stringify(summary));
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { tables: shapes.length, rows, files, snapshotMs: Math.round(performance.now() - begun) };
  });
}

/** The files as they are stored: sealed. What the office does not have is named. */
async function writeFiles(source: BackupSource, files: readonly string[], { signal, onProgress }: Options, add: Add): Promise<BackupEnd> {
  const hash = createHash('sha256');
  const missing: string[] = [];
  let [count, bytes] = [0, 0];
  for (const [done, key] of files.entries()) {
    signal?.throwIfAborted();
    if (done % 20 === 0) onProgress?.({ phase: 'files', done, total: files.length });
    const sealed = await source.blobs.getSealed(key);
    if (sealed === undefined) {
      missing.push(key);
      continue;
    }
    hash.update(`${key} ${createHash('sha256').update(sealed).digest('hex')}\n`);
    count += 1;
    bytes += sealed.byteLength;
    await add(`files/${key}`, sealed);
  }
  const end: BackupEnd = { files: count, bytes, sha256: hash.digest('hex'), missing };
  await add('end.json', JSON.stringify(end));
  return end;
}

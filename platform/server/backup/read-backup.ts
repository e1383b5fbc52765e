// Reads a backup from end to end and checks all of it as it passes: that it opens, that counts and hashes fit, that its own keys open its files.
import { createHash, type Hash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { createSealer, type Sealer } from '../seal.ts';
import { BackupError } from './backup-error.ts';
import {
  endSchema,
  keysSchema,
  parseEntry,
  parseHead,
  tablesSchema,
  type BackupEnd,
  type BackupHead,
  type BackupKeys,
  type BackupTables,
} from './backup-format.ts';
import { decryptStage, type BackupKey } from './backup-key.ts';
import { readTar, type TarEntry } from './tar.ts';

/** What is done with the parts of a backup, in the order in which they come. */
export interface BackupVisitor {
  readonly head?: (head: BackupHead) => Promise<void>;
  readonly keys?: (keys: BackupKeys) => Promise<void>;
  /** Lines of one table. */
  readonly rows?: (table: string, lines: string) => Promise<void>;
  readonly jobs?: (lines: readonly string[]) => Promise<void>;
  /** All tables have come, and are what was written. */
  readonly tables?: (tables: BackupTables) => Promise<void>;
  /** A file as it was stored, which opens with the keys of the backup. */
  readonly file?: (key: string, sealed: Buffer) => Promise<void>;
}
export interface ReadBackup {
  readonly head: BackupHead;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly missing: number;
}

const damaged = (what: string): BackupError => new BackupError(`The backup is damaged: ${what}. Use another backup.`);

/** Reads all of a backup. @throws BackupError with the reason in a sentence when any of it does not fit */
export async function readBackup(source: AsyncIterable<Uint8Array>, key: BackupKey, visitor: BackupVisitor = {}): Promise<ReadBackup> {
  const plain = createZstdDecompress();
  let broken: unknown;
  pipeline(source, decryptStage(key), plain, (error) => void (broken = error));
  try {
    const entries = readTar(plain);
    const read = await readEntries(entries, visitor);
    // The end of the archive is not yet the end of the file: what follows must open as well.
    for await (const more of plain)
      if (more.byteLength > 0 && Buffer.from(more).some((byte) => byte !== 0)) throw damaged('something follows its end');
    return read;
  } catch (error) {
    const cause = broken ?? error;
    if (cause instanceof BackupError) throw cause;
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ZSTD'))
      throw new BackupError('The backup is damaged or cut off: it cannot be unpacked. Use another backup.', { cause: error });
    throw cause;
  } finally {
    plain.destroy();
  }
}

async function readEntries(entries: AsyncGenerator<TarEntry>, visitor: BackupVisitor): Promise<ReadBackup> {
  const next = async (name: string): Promise<Buffer> => {
    const { value } = await entries.next();
    if (value === undefined || value.name !== name) throw damaged(`${name} is not where it belongs`);
    return value.body;
  };
  const head = parseHead(await next('head.json'));
  await visitor.head?.(head);
  const keys = parseEntry(keysSchema, 'keys.json', await next('keys.json'));
  const sealer = createSealer(
    Buffer.from(keys.current, 'base64'),
    keys.former.map((one) => Buffer.from(one, 'base64')),
  );
  await visitor.keys?.(keys);
  const found = new Map<string, { rows: number; readonly hash: Hash }>();
  let tables: BackupTables | undefined;
  let end: BackupEnd | undefined;
  let jobs = { rows: 0, sha256: '' };
  const files = { count: 0, bytes: 0, hash: createHash('sha256') };
  for await (const { name, body } of entries) {
    if (end) throw damaged('something follows its end');
    const [, table] = /^tables\/(\w+)\/\d+\.jsonl$/.exec(name) ?? [];
    const [, file] = /^files\/([0-9a-f-]+)$/.exec(name) ?? [];
    if (table !== undefined && !tables) {
      const one = found.get(table) ?? { rows: 0, hash: createHash('sha256') };
      found.set(table, one);
      one.rows += countLines(body);
      one.hash.update(body);
      await visitor.rows?.(table, body.toString('utf8'));
    } else if (name === 'jobs.jsonl') {
      jobs = { rows: countLines(body), sha256: createHash('sha256').update(body).digest('hex') };
      await visitor.jobs?.(
        body
          .toString('utf8')
          .split('\n')
          .filter((line) => line !== ''),
      );
    } else if (name === 'tables.json') {
      tables = parseEntry(tablesSchema, name, body);
      checkTables(tables, found, jobs);
      await visitor.tables?.(tables);
    } else if (file !== undefined && tables) {
      files.hash.update(`${file} ${createHash('sha256').update(body).digest('hex')}\n`);
      files.count += 1;
      files.bytes += body.byteLength;
      checkOpens(sealer, file, body);
      await visitor.file?.(file, body);
    } else if (name === 'end.json') end = parseEntry(endSchema, name, body);
    else throw damaged(`${name} does not belong into it`);
  }
  if (!tables || !end) throw new BackupError('The backup is cut off: its end is missing. Use another backup.');
  if (end.files !== files.count || end.bytes !== files.bytes || end.sha256 !== files.hash.digest('hex'))
    throw damaged('its files are not those that were written');
  const rows = [...found.values()].reduce((sum, one) => sum + one.rows, 0);
  return { head, tables: Object.keys(tables.tables).length, rows, files: end.files, missing: end.missing.length };
}

function checkTables(
  { tables, jobs }: BackupTables,
  found: ReadonlyMap<string, { readonly rows: number; readonly hash: Hash }>,
  foundJobs: BackupTables['jobs'],
): void {
  const empty = createHash('sha256').digest('hex');
  for (const [name, { rows, sha256 }] of Object.entries(tables)) {
    const one = found.get(name);
    if ((one?.rows ?? 0) !== rows || (one?.hash.copy().digest('hex') ?? empty) !== sha256)
      throw damaged(`the table ${name} is not as it was written`);
  }
  if ([...found.keys()].some((name) => !(name in tables))) throw damaged('it holds a table that it does not list');
  if (jobs.rows !== foundJobs.rows || jobs.sha256 !== foundJobs.sha256) throw damaged('its waiting jobs are not as they were written');
}

function checkOpens(sealer: Sealer, key: string, sealed: Buffer): void {
  try {
    sealer.open(`blobs:${key}:bytes`, sealed);
  } catch (error) {
    throw new BackupError(
      `The file ${key} in the backup does not open with the keys of its office. It was damaged before the backup was made.`,
      {
        cause: error,
      },
    );
  }
}

function countLines(body: Buffer): number {
  let lines = 0;
  for (let at = body.indexOf(10); at !== -1; at = body.indexOf(10, at + 1)) lines += 1;
  return lines;
}

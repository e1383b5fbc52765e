// What a backup file consists of: age( zstd( tar )). Entries of the tar, in this order:
//   head.json · keys.json · tables/<name>/<part>.jsonl … · jobs.jsonl · tables.json · files/<blob> … · end.json
// What follows a part checks it: tables.json the tables, end.json the files. A file without end.json is cut.
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** One more whenever an earlier program could not read the file. */
export const BACKUP_FORMAT = 1;
export const FILE_ENDING = '.tar.zst.age';

const count = z.number().int().min(0);
const base64 = z.base64();

export const headSchema = z.object({
  product: z.literal('redress'),
  format: count,
  /** Of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** Names of the migrations and data steps that had run, in order. The tables are in the form these made. */
  migrations: z.array(z.string()).min(1),
  /** Roughly what it needs when it is restored, in bytes. */
  databaseBytes: count,
  fileBytes: count,
});
export type BackupHead = z.output<typeof headSchema>;

export const keysSchema = z.object({
  current: base64,
  former: z.array(base64),
  /** Where the chain of activity ended before the snapshot, as its feature keeps it. */
  activityHead: z.string().nullable(),
});
export type BackupKeys = z.output<typeof keysSchema>;

const tableSchema = z.object({ rows: count, sha256: z.string() });
export const tablesSchema = z.object({
  tables: z.record(z.string(), tableSchema),
  /** Tables whose rows were left out. */
  leftOut: z.array(z.string()),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: count })),
  jobs: tableSchema,
});
export type BackupTables = z.output<typeof tablesSchema>;

export const endSchema = z.object({
  files: count,
  bytes: count,
  /** Over the name and the hash of each. */
  sha256: z.string(),
  /** Files that the tables name and the office did not have. */
  missing: z.array(z.string()),
});
export type BackupEnd = z.output<typeof endSchema>;

/** The value in an entry. @throws BackupError when it has another form */
export function parseEntry<T>(schema: z.ZodType<T>, name: string, body: Uint8Array): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch (error) {
    throw new BackupError(`The backup is damaged: ${name} has an unknown form.`, { cause: error });
  }
}

/** The head of a backup this program can read. @throws BackupError when a newer version made it */
export function parseHead(body: Uint8Array): BackupHead {
  const { format } = parseEntry(z.object({ format: count }), 'head.json', body);
  if (format > BACKUP_FORMAT)
    throw new BackupError(`A newer version of Redress made this backup (format ${format}). Restore it with that version, or a newer one.`);
  return parseEntry(headSchema, 'head.json', body);
}

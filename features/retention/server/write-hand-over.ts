// Everything that is kept of a client in one ZIP: a JSON file for each kind of record, with what is sealed opened, and the files themselves.
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { ReadCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { listSealedColumns, type SealedColumn } from '../../../platform/server/sealed-columns.ts';
import { listStoredOf, readBytes } from '../../files/server/public.ts';
import { isHandedOver, NOT_HANDED_OVER, zipName } from '../rules/handed-over.ts';
import { readRows, type PlainRow } from './store/read-rows.ts';

/** A ZIP is made in memory, so it has an end. */
const MOST_BYTES = 300 * 1024 * 1024;

const READ_ME = `This is everything the office keeps of you.

data/       what is written in the records, one file for each kind
reports/    credit reports as they were uploaded
letters/    letters that were written for you
documents/  documents that you or the office uploaded

Times are UTC. Amounts are in cents where a name ends with "Cents".
`;

export interface HandOver {
  readonly zip: Buffer<ArrayBuffer>;
  readonly rows: number;
  readonly files: number;
}

/** Undefined when there is too much for one file. */
export async function writeHandOver(
  { db, services }: Pick<ReadCall<unknown, StaffScope>, 'db' | 'services'>,
  contactId: string,
): Promise<HandOver | undefined> {
  const files = await listStoredOf(db, contactId);
  if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > MOST_BYTES) return undefined;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(READ_ME), 'README.txt');
  const sealed = await listSealedColumns(db, services.catalog.sealedAs);
  const tables = new Set(services.catalog.retention.flatMap((kind) => [...kind.tables]).filter((table) => !(table in NOT_HANDED_OVER)));
  let rows = 0;
  for (const table of [...tables].toSorted()) {
    const opened = (await readRows(db, table, contactId)).map((row) =>
      openRow(row, { open: services.sealer.open, columns: sealed.filter((one) => one.table === table) }),
    );
    if (opened.length === 0) continue;
    rows += opened.length;
    zip.addBuffer(Buffer.from(`${JSON.stringify(opened, null, 2)}\n`), `data/${table.replaceAll('_', '-')}.json`);
  }
  for (const [at, { id, name, purpose }] of files.entries()) zip.addBuffer(await readBytes(db, services, id), zipName(purpose, at, name));
  zip.end();
  return { zip: await buffer(zip.outputStream), rows, files: files.length };
}

interface Opening {
  readonly open: (place: ReturnType<SealedColumn['placeOf']>, sealed: Uint8Array) => Buffer;
  readonly columns: readonly SealedColumn[];
}

/** A row without what only the program can use, and with what is sealed in plain form under its plain name. */
function openRow(row: PlainRow, { open, columns }: Opening): PlainRow {
  const sealedAs = new Map(columns.map((one) => [one.column, one]));
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const column = sealedAs.get(name);
      if (!column) return isHandedOver(name) && !(typeof value === 'string' && value.startsWith('\\x')) ? [[name, value]] : [];
      if (typeof value !== 'string') return [];
      const bytes = open(column.placeOf(column.key.map((key) => String(row[key]))), Buffer.from(value.slice(2), 'hex'));
      return [[name.replace(/_sealed$/, ''), readPlain(bytes)]];
    }),
  );
}

/** JSON or text, also where it is packed. */
function readPlain(bytes: Buffer): unknown {
  const text = unpack(bytes).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The first bytes of what `packJson` made. */
const GZIP = Buffer.from([0x1f, 0x8b]);
const unpack = (bytes: Buffer): Buffer => (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes);

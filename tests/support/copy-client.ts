// Copies of a client with everything that is kept of them, sealed for the rows of each copy: an office with hundreds of letters, which would take
// long to write one by one. To be used on the database of an office that does not run.
import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { FEATURES } from '../../apps/server/features.ts';
import type { BlobStore } from '../../platform/server/blobs.ts';
import type { Database } from '../../platform/server/database/open-database.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';
import type { Sealer } from '../../platform/server/seal.ts';
import { listSealedColumns } from '../../platform/server/sealed-columns.ts';

/** Rows that tell what happened once, or what is under way. */
const LEFT_OUT: ReadonlySet<string> = new Set(['activity', 'access_log', 'effects', 'gate_verdicts', 'mails']);
/** What is one record's over the whole office and may be missing: a barcode, as letters had none before. */
const ONE_OF_A_KIND: ReadonlySet<string> = new Set(['letters.code']);
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

interface Column {
  readonly name: string;
  readonly isJson: boolean;
}
type Stored = Readonly<Record<string, unknown>>;

export interface CopiedOffice {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly blobs: BlobStore;
}

/** Makes `copies` more of a contact. Answers how many rows each has. */
export async function copyClient({ database, sealer, blobs }: CopiedOffice, contactId: string, copies: number): Promise<number> {
  const { db, pool } = database;
  const { rows: found } = await pool.query<{ table: string; column: string; type: string }>(
    `select c.table_name as "table", c.column_name as "column", c.udt_name as type from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = current_schema() and c.is_generated = 'NEVER' and (c.table_name = 'contacts' or exists (
        select 1 from information_schema.columns o where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'contact_id'))
      order by c.ordinal_position`,
  );
  const columns = new Map<string, Column[]>();
  for (const { table, column, type } of found.filter((one) => !LEFT_OUT.has(one.table)))
    columns.set(table, [...(columns.get(table) ?? []), { name: column, isJson: type === 'jsonb' || type === 'json' }]);
  const rows = new Map<string, readonly Stored[]>();
  for (const table of columns.keys()) {
    const key = table === 'contacts' ? 'id' : 'contact_id';
    const { rows: own } = await pool.query<Stored>(`select * from "${table}" where ${key} = $1`, [contactId]);
    if (own.length > 0) rows.set(table, own);
  }
  const ids = new Set([contactId, ...[...rows.values()].flat().flatMap(({ id }) => (typeof id === 'string' ? [id] : []))]);
  const sealed = await listSealedColumns(db, gatherCatalog(FEATURES).sealedAs);

  const client = await pool.connect();
  try {
    // Rows of one client name each other in a circle.
    await client.query("set session_replication_role = 'replica'");
    for (let copy = 0; copy < copies; copy += 1) {
      const names = new Map([...ids].map((id) => [id, randomUUID()]));
      const renamed = (text: string): string => text.replaceAll(UUID, (id) => names.get(id) ?? id);
      await client.query('begin');
      for (const [table, own] of rows)
        for (const row of own) {
          // Each file has bytes of its own.
          const blobKey = typeof row['blob_key'] === 'string' ? (await blobs.put(await blobs.get(row['blob_key']))).key : undefined;
          const valueOf = ({ name, isJson }: Column): unknown => {
            const value = row[name];
            if (name === 'blob_key') return blobKey;
            if (ONE_OF_A_KIND.has(`${table}.${name}`)) return null;
            const place = sealed.find((one) => one.table === table && one.column === name);
            if (place && Buffer.isBuffer(value)) {
              const key = place.key.map((part) => String(row[part]));
              return sealer.seal(place.placeOf(key.map(renamed)), changeText(sealer.open(place.placeOf(key), value), renamed));
            }
            if (isJson && value !== null) return renamed(JSON.stringify(value));
            if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'string' ? renamed(one) : one));
            return typeof value === 'string' ? renamed(value) : value;
          };
          const own = columns.get(table) ?? [];
          await client.query(
            `insert into "${table}" (${own.map(({ name }) => `"${name}"`).join(', ')}) overriding system value values (${own.map((_, at) => `$${at + 1}`).join(', ')})`,
            own.map(valueOf),
          );
        }
      await client.query('commit');
    }
  } finally {
    await client.query("set session_replication_role = 'origin'").catch(() => undefined);
    client.release();
  }
  return [...rows.values()].reduce((sum, own) => sum + own.length, 0);
}

/** Text, or text that was packed (platform/server/packed-json.ts). */
function changeText(opened: Buffer, change: (text: string) => string): Buffer {
  const isPacked = opened[0] === 0x1f && opened[1] === 0x8b;
  const text = change((isPacked ? gunzipSync(opened) : opened).toString('utf8'));
  return isPacked ? gzipSync(text) : Buffer.from(text);
}

// Copies of a client with everything that is kept of them, sealed for the rows of each copy: an office with hundreds of letters, which would take
// long to write one by one. To be used on the database of an office that does not run.
import { randomUUID } from 'node:crypto';
import { FEATURES } from '../../apps/server/features.ts';
import type { Database } from '../../platform/server/database/open-database.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';
import type { Sealer } from '../../platform/server/seal.ts';
import { listSealedColumns } from '../../platform/server/sealed-columns.ts';

/** Rows that tell what happened once, or what is under way. */
const LEFT_OUT: ReadonlySet<string> = new Set(['activity', 'access_log', 'effects', 'mails']);
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

interface Column {
  readonly name: string;
  readonly isJson: boolean;
}
type Stored = Readonly<Record<string, unknown>>;

/** Makes `copies` more of a contact. Answers how many rows each has. */
export async function copyClient({ db, pool }: Database, sealer: Sealer, contactId: string, copies: number): Promise<number> {
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
          const valueOf = ({ name, isJson }: Column): unknown => {
            const value = row[name];
            const place = sealed.find((one) => one.table === table && one.column === name);
            if (place && Buffer.isBuffer(value)) {
              const key = place.key.map((part) => String(row[part]));
              return sealer.sealText(place.placeOf(key.map(renamed)), renamed(sealer.openText(place.placeOf(key), value)));
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

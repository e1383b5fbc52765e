// Bulk changes, imports and exports as one list, newest first: ids of all of them are made in the order of time.
import { sql, type RawBuilder } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { HistoryKind } from '../../contract.ts';

export interface HistoryEntry {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly words: string;
  readonly state: string;
  readonly done: number;
  readonly left: number;
}

interface HistoryQuery {
  readonly kinds: readonly HistoryKind[];
  readonly by: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Each with its columns, its person, and the table or view it is in. */
const SOURCES: Readonly<
  Record<HistoryKind, { readonly columns: RawBuilder<unknown>; readonly from: RawBuilder<unknown>; readonly person: string }>
> = {
  bulk: {
    columns: sql`h.created_at as at, h.created_by_name as by, h.words, h.state, h.rows_changed as done, h.rows_skipped + h.rows_failed as left`,
    from: sql`bulk_runs h`,
    person: 'h.created_by',
  },
  list: {
    columns: sql`h.made_at as at, coalesce(u.name, '') as by, coalesce(h.words, case h.action when 'set' then 'changed' when 'archive' then 'archived' else 'restored' end) as words,
      case when h.undone_at is null then 'done' else 'undone' end as state, h.count as done, 0 as left`,
    from: sql`contact_bulk_history h left join user_names u on u.id = h.made_by`,
    person: 'h.made_by',
  },
  import: {
    columns: sql`h.created_at as at, h.created_by_name as by, h.file_name as words, h.state, h.rows_written as done, h.rows_bad + h.rows_known as left`,
    from: sql`import_history h`,
    person: 'h.created_by',
  },
  export: {
    columns: sql`h.created_at as at, h.created_by_name as by, h.dataset as words, h.state, h.rows_written as done, 0 as left`,
    from: sql`export_history h`,
    person: 'h.created_by',
  },
};

export async function listHistory(db: StaffDb, { kinds, by, after, limit }: HistoryQuery): Promise<readonly HistoryEntry[]> {
  if (kinds.length === 0) return [];
  const parts = kinds.map((kind) => {
    const { columns, from, person } = SOURCES[kind];
    const ofPerson = by === undefined ? sql`true` : sql`${sql.ref(person)} = ${by}::uuid`;
    const beyond = after === undefined ? sql`true` : sql`h.id < ${after}::uuid`;
    return sql`(select ${sql.lit(kind)}::text as kind, h.id, ${columns} from ${from} where ${ofPerson} and ${beyond} order by h.id desc limit ${limit})`;
  });
  return (await sql<HistoryEntry>`select * from (${sql.join(parts, sql` union all `)}) a order by a.id desc limit ${limit}`.execute(db))
    .rows;
}

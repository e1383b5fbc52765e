import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { View } from '../contract.ts';

type Page = View['page'];
type Tables = {
  views: {
    id: string;
    version: number;
    page: Page;
    name: string;
    query: Readonly<Record<string, string>>;
    columns: string[] | null;
    shared: boolean;
    owner_id: string;
    owner_name: string;
    created_at: Date;
    updated_at: Date;
    removed_at: Date | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();
const COLUMNS = ['id', 'version', 'page', 'name', 'query', 'columns', 'shared', 'owner_id', 'owner_name'] as const;
/** More than the office can look through; a bound on what one answer may cost. */
const MOST_LISTED = 500;

export interface ViewFields {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
  readonly shared: boolean;
}
export interface StoredView extends ViewFields {
  readonly id: string;
  readonly version: number;
  readonly page: Page;
  readonly ownerId: string;
  readonly ownerName: string;
}

/** Views of a page that this person may open: their own first, then those of the office. */
export async function listViews(db: Db, scope: StaffScope, page: Page): Promise<StoredView[]> {
  const rows = await seenBy(db, scope)
    .select(COLUMNS)
    .where('page', '=', page)
    .where('removed_at', 'is', null)
    .orderBy((e) => e('owner_id', '<>', scope.userId))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(asView);
}

/** A view this person may open; a removed one when `removed` says so. */
export async function findView(db: Db, scope: StaffScope, id: string, removed = false): Promise<StoredView | undefined> {
  const row = await seenBy(db, scope)
    .select(COLUMNS)
    .where('id', '=', id)
    .where('removed_at', removed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row && asView(row);
}

function seenBy(db: Db, scope: StaffScope) {
  return tables(db)
    .selectFrom('views')
    .where((e) => e.or([e('owner_id', '=', scope.userId), e('shared', '=', true)]));
}

/** How many views a person has on a page. Whoever asks inside a change is the only one adding to them until it ends. */
export async function countViews(db: Db, ownerId: string, page: Page): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`views ${ownerId} ${page}`}))`.execute(db);
  const { n } = await tables(db)
    .selectFrom('views')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('owner_id', '=', ownerId)
    .where('page', '=', page)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertView(db: Db, view: StoredView, at: Date): Promise<void> {
  await tables(db)
    .insertInto('views')
    .values({
      id: view.id,
      version: view.version,
      page: view.page,
      ...columnsOf(view),
      owner_id: view.ownerId,
      owner_name: view.ownerName,
      created_at: at,
      updated_at: at,
      removed_at: null,
    })
    .execute();
}

/** False when the stored version is not `version` any more. */
export async function updateView(db: Db, id: string, version: number, fields: ViewFields, at: Date): Promise<boolean> {
  const done = await tables(db)
    .updateTable('views')
    .set({ ...columnsOf(fields), version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Puts a view away, or with null brings it back; false when it is there already. */
export async function setRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done = await tables(db)
    .updateTable('views')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function columnsOf({ name, query, columns, shared }: ViewFields) {
  return { name, query, columns: columns && [...columns], shared };
}

function asView(r: Pick<Tables['views'], (typeof COLUMNS)[number]>): StoredView {
  return {
    id: r.id,
    version: r.version,
    page: r.page,
    name: r.name,
    query: r.query,
    columns: r.columns,
    shared: r.shared,
    ownerId: r.owner_id,
    ownerName: r.owner_name,
  };
}

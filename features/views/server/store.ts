import { sql } from 'kysely';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { View } from '../contract.ts';

type Page = View['page'];
const COLUMNS = ['id', 'version', 'page', 'name', 'query', 'columns', 'shared', 'ownerId', 'ownerName'] as const;
/** More than the office can look through; a bound on what one answer may cost. */
const MOST_LISTED = 500;

export interface ViewFields {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
  readonly shared: boolean;
}
/** What is in its JSON. */
type Stated = Pick<ViewFields, 'query'>;

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
    .$narrowType<Stated>()
    .where('page', '=', page)
    .where('removedAt', 'is', null)
    .orderBy((e) => e('ownerId', '<>', scope.userId))
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
    .$narrowType<Stated>()
    .where('id', '=', id)
    .where('removedAt', removed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row && asView(row);
}

function seenBy(db: Db, scope: StaffScope) {
  return db.selectFrom('views').where((e) => e.or([e('ownerId', '=', scope.userId), e('shared', '=', true)]));
}

/** How many views a person has on a page. Inside a change, it locks them until the change ends. */
export async function countViews(db: Db, ownerId: string, page: Page): Promise<number> {
  await lockOn(db, `views of ${page}`, ownerId);
  const { n } = await db
    .selectFrom('views')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('ownerId', '=', ownerId)
    .where('page', '=', page)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertView(db: Db, view: StoredView, at: Date): Promise<void> {
  await db
    .insertInto('views')
    .values({
      id: view.id,
      version: view.version,
      page: view.page,
      ...columnsOf(view),
      ownerId: view.ownerId,
      ownerName: view.ownerName,
      createdAt: at,
      updatedAt: at,
      removedAt: null,
    })
    .execute();
}

/** False when the stored version is no longer `version`. */
export async function updateView(db: Db, id: string, version: number, fields: ViewFields, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('views')
    .set({ ...columnsOf(fields), version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Removes a view, or restores it with null; false when that was done before. */
export async function setRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done = await db
    .updateTable('views')
    .set({ removedAt: at })
    .where('id', '=', id)
    .where('removedAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function columnsOf({ name, query, columns, shared }: ViewFields) {
  return { name, query, columns: columns && [...columns], shared };
}

function asView(r: Pick<Row<'views'>, (typeof COLUMNS)[number]> & Stated): StoredView {
  return {
    id: r.id,
    version: r.version,
    page: r.page,
    name: r.name,
    query: r.query,
    columns: r.columns,
    shared: r.shared,
    ownerId: r.ownerId,
    ownerName: r.ownerName,
  };
}

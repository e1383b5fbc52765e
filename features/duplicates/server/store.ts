import { sql, type JSONColumnType } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { MergeColumn, MergeValue } from '../../contacts/server/public.ts';
import type { Reason } from '../rules/judge-pair.ts';
import { movedRows, type MovedRows } from './followers.ts';

/** What a merge replaced in the kept record, and what it wrote there. */
export type Replaced = Partial<Readonly<Record<MergeColumn, { readonly before: MergeValue; readonly after: MergeValue }>>>;
type Tables = {
  duplicate_pairs: {
    contact_id: string;
    other_id: string;
    reasons: Reason[];
    found_at: Date;
    state: 'open' | 'dismissed' | 'merged';
    settled_at: Date | null;
    settled_by_name: string | null;
  };
  duplicate_merges: {
    id: string;
    kept_id: string;
    merged_id: string;
    kept_before: JSONColumnType<Replaced>;
    moved: JSONColumnType<MovedRows>;
    made_at: Date;
    made_by_name: string;
    undone_at: Date | null;
  };
  contacts: { id: string; name: string; archived_at: Date | null };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface OpenPair {
  readonly contactId: string;
  readonly otherId: string;
  readonly reasons: readonly Reason[];
  readonly foundAt: Date;
  readonly mark: string;
}
/** The two ids of a pair as they are stored. */
const ordered = (one: string, other: string): { contact_id: string; other_id: string } =>
  one < other ? { contact_id: one, other_id: other } : { contact_id: other, other_id: one };

const openPairs = (db: Db) =>
  tables(db)
    .selectFrom('duplicate_pairs as p')
    .innerJoin('contacts as a', 'a.id', 'p.contact_id')
    .innerJoin('contacts as b', 'b.id', 'p.other_id')
    .where('p.state', '=', 'open')
    .where('a.archived_at', 'is', null)
    .where('b.archived_at', 'is', null);

/** Pairs of active contacts that wait, newest first. `after` is the mark and the ids of the last one of the page before. */
export async function listOpenPairs(
  db: Db,
  _scope: StaffScope,
  query: { readonly after?: readonly [string, string, string] | undefined; readonly limit: number },
): Promise<OpenPair[]> {
  // The exact time: the milliseconds of JavaScript would lead to the same row twice.
  const mark = sql<string>`to_char(p.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let q = openPairs(db)
    .select(['p.contact_id', 'p.other_id', 'p.reasons', 'p.found_at', mark.as('mark')])
    .orderBy('p.found_at', 'desc')
    .orderBy('p.contact_id', 'desc')
    .orderBy('p.other_id', 'desc')
    .limit(query.limit);
  if (query.after) {
    const [at, one, other] = query.after;
    q = q.where(sql<boolean>`(p.found_at, p.contact_id, p.other_id) < (${at}::timestamptz, ${one}::uuid, ${other}::uuid)`);
  }
  return (await q.execute()).map((r) => ({
    contactId: r.contact_id,
    otherId: r.other_id,
    reasons: r.reasons,
    foundAt: r.found_at,
    mark: r.mark,
  }));
}

/** How many pairs wait, counted up to `cap`. */
export async function countOpenPairs(db: Db, _scope: StaffScope, cap: number): Promise<number> {
  const some = openPairs(db)
    .select(sql.lit(1).as('one'))
    .limit(cap + 1);
  return (
    await tables(db)
      .selectFrom(some.as('m'))
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
}

const MOST_OTHERS = 20;

/** Pairs that wait with this contact in them, and the name of the other one. */
export async function listOthers(
  db: Db,
  _scope: StaffScope,
  contactId: string,
): Promise<{ id: string; name: string; reasons: Reason[] }[]> {
  const rows = await openPairs(db)
    .where((eb) => eb.or([eb('p.contact_id', '=', contactId), eb('p.other_id', '=', contactId)]))
    .select(['p.contact_id', 'p.other_id', 'p.reasons', 'a.name as contact_name', 'b.name as other_name'])
    .orderBy('p.found_at', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map((r) =>
    r.contact_id === contactId
      ? { id: r.other_id, name: r.other_name, reasons: r.reasons }
      : { id: r.contact_id, name: r.contact_name, reasons: r.reasons },
  );
}

/** Takes a pair from one state to another; false when it is not in the first. */
export async function settlePair(
  db: Db,
  pair: { readonly one: string; readonly other: string },
  from: 'open' | 'dismissed' | 'merged',
  to: 'open' | 'dismissed' | 'merged',
  by: { readonly name: string; readonly at: Date },
): Promise<boolean> {
  const { contact_id, other_id } = ordered(pair.one, pair.other);
  const done = await tables(db)
    .updateTable('duplicate_pairs')
    .set(
      to === 'open' ? { state: to, settled_at: null, settled_by_name: null } : { state: to, settled_at: by.at, settled_by_name: by.name },
    )
    .where('contact_id', '=', contact_id)
    .where('other_id', '=', other_id)
    .where('state', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface Merge {
  readonly id: string;
  readonly keptId: string;
  readonly keptName: string;
  readonly mergedId: string;
  readonly mergedName: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly undoneAt: Date | null;
}

export async function insertMerge(
  db: Db,
  merge: {
    readonly id: string;
    readonly keptId: string;
    readonly mergedId: string;
    readonly replaced: Replaced;
    readonly moved: MovedRows;
    readonly at: Date;
    readonly byName: string;
  },
): Promise<void> {
  await tables(db)
    .insertInto('duplicate_merges')
    .values({
      id: merge.id,
      kept_id: merge.keptId,
      merged_id: merge.mergedId,
      kept_before: JSON.stringify(merge.replaced),
      moved: JSON.stringify(merge.moved),
      made_at: merge.at,
      made_by_name: merge.byName,
      undone_at: null,
    })
    .execute();
}

const merges = (db: Db) =>
  tables(db)
    .selectFrom('duplicate_merges as m')
    .innerJoin('contacts as k', 'k.id', 'm.kept_id')
    .innerJoin('contacts as g', 'g.id', 'm.merged_id')
    .select([
      'm.id',
      'm.kept_id',
      'k.name as kept_name',
      'm.merged_id',
      'g.name as merged_name',
      'm.made_at',
      'm.made_by_name',
      'm.undone_at',
    ]);
type MergeRow = Awaited<ReturnType<ReturnType<typeof merges>['executeTakeFirstOrThrow']>>;
const toMerge = (r: MergeRow): Merge => ({
  id: r.id,
  keptId: r.kept_id,
  keptName: r.kept_name,
  mergedId: r.merged_id,
  mergedName: r.merged_name,
  madeAt: r.made_at,
  madeBy: r.made_by_name,
  undoneAt: r.undone_at,
});

/** A merge with what it did, held until this transaction ends. */
export async function takeMerge(
  db: Db,
  id: string,
): Promise<(Merge & { readonly replaced: Replaced; readonly moved: MovedRows }) | undefined> {
  const row = await merges(db).select(['m.kept_before', 'm.moved']).where('m.id', '=', id).forUpdate('m').executeTakeFirst();
  return row && { ...toMerge(row), replaced: row.kept_before, moved: movedRows.parse(row.moved) };
}

export async function findMerge(db: Db, _scope: StaffScope, id: string): Promise<Merge> {
  return toMerge(await merges(db).where('m.id', '=', id).executeTakeFirstOrThrow());
}

export async function setUndone(db: Db, id: string, at: Date): Promise<void> {
  await tables(db).updateTable('duplicate_merges').set({ undone_at: at }).where('id', '=', id).execute();
}

/** Merges newest first: of one contact when asked, else those since `since`. */
export async function listMerges(
  db: Db,
  _scope: StaffScope,
  query: { readonly contactId?: string; readonly since?: Date; readonly after?: string | undefined; readonly limit: number },
): Promise<Merge[]> {
  const { contactId, since, after } = query;
  let q = merges(db).orderBy('m.id', 'desc').limit(query.limit);
  if (contactId !== undefined) q = q.where((eb) => eb.or([eb('m.kept_id', '=', contactId), eb('m.merged_id', '=', contactId)]));
  if (since !== undefined) q = q.where('m.made_at', '>', since);
  if (after !== undefined) q = q.where('m.id', '<', after);
  return (await q.execute()).map(toMerge);
}

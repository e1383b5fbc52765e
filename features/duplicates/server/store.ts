import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { MergeColumn, MergeValue } from '../../contacts/server/public.ts';
import type { Reason } from '../rules/judge-pair.ts';
import { movedRows, type MovedRows } from './followers.ts';

/** A person who may see Social Security numbers may learn that two are equal. */
export const maySeeNumbers = ({ may }: Pick<StaffScope, 'may'>): boolean => may('contacts:reveal-identity');

/** What a merge replaced in the kept record, and what it wrote there. */
export type Replaced = Partial<Readonly<Record<MergeColumn, { readonly before: MergeValue; readonly after: MergeValue }>>>;

export interface OpenPair {
  readonly contactId: string;
  readonly otherId: string;
  readonly reasons: readonly Reason[];
  readonly foundAt: Date;
  readonly mark: string;
}
/** The two ids of a pair as they are stored. */
const ordered = (one: string, other: string): { contactId: string; otherId: string } =>
  one < other ? { contactId: one, otherId: other } : { contactId: other, otherId: one };

/**
 * Pairs of two equal numbers answer whether a number is right, so they are not for those who may not see numbers: neither the pair nor its
 * count, whatever else the two share.
 */
const openPairs = (db: Db, seesNumbers: boolean) =>
  db
    .selectFrom('duplicatePairs as p')
    .innerJoin('contactNames as a', 'a.id', 'p.contactId')
    .innerJoin('contactNames as b', 'b.id', 'p.otherId')
    .where('p.state', '=', 'open')
    .where('a.archivedAt', 'is', null)
    .where('b.archivedAt', 'is', null)
    .$if(!seesNumbers, (q) => q.where(sql<boolean>`not ('ssn' = any(p.reasons))`));

/** Pairs of active contacts that wait, newest first. `after` is the mark and the ids of the last one of the page before. */
export async function listOpenPairs(
  db: StaffDb,
  query: { readonly after?: readonly [string, string, string] | undefined; readonly limit: number; readonly seesNumbers: boolean },
): Promise<OpenPair[]> {
  // The exact time: the milliseconds of JavaScript would lead to the same row twice.
  const mark = sql<string>`to_char(p.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let q = openPairs(db, query.seesNumbers)
    .select(['p.contactId', 'p.otherId', 'p.reasons', 'p.foundAt', mark.as('mark')])
    .$narrowType<{ reasons: Reason[] }>()
    .orderBy('p.foundAt', 'desc')
    .orderBy('p.contactId', 'desc')
    .orderBy('p.otherId', 'desc')
    .limit(query.limit);
  if (query.after) {
    const [at, one, other] = query.after;
    q = q.where(sql<boolean>`(p.found_at, p.contact_id, p.other_id) < (${at}::timestamptz, ${one}::uuid, ${other}::uuid)`);
  }
  return (await q.execute()).map((r) => ({
    contactId: r.contactId,
    otherId: r.otherId,
    reasons: r.reasons,
    foundAt: r.foundAt,
    mark: r.mark,
  }));
}

/** How many pairs wait, counted up to `cap`. */
export async function countOpenPairs(db: StaffDb, seesNumbers: boolean, cap: number): Promise<number> {
  const some = openPairs(db, seesNumbers)
    .select(sql.lit(1).as('one'))
    .limit(cap + 1);
  return (
    await db
      .selectFrom(some.as('m'))
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
}

const MOST_OTHERS = 20;

/** Pairs that wait with this contact in them, and the name of the other one. */
export async function listOthers(
  db: StaffDb,
  contactId: string,
  seesNumbers: boolean,
): Promise<{ id: string; name: string; reasons: Reason[] }[]> {
  const rows = await openPairs(db, seesNumbers)
    .where((eb) => eb.or([eb('p.contactId', '=', contactId), eb('p.otherId', '=', contactId)]))
    .select(['p.contactId', 'p.otherId', 'p.reasons', 'a.name as contactName', 'b.name as otherName'])
    .$narrowType<{ reasons: Reason[] }>()
    .orderBy('p.foundAt', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map((r) =>
    r.contactId === contactId
      ? { id: r.otherId, name: r.otherName, reasons: r.reasons }
      : { id: r.contactId, name: r.contactName, reasons: r.reasons },
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
  const { contactId, otherId } = ordered(pair.one, pair.other);
  const done = await db
    .updateTable('duplicatePairs')
    .set(to === 'open' ? { state: to, settledAt: null, settledByName: null } : { state: to, settledAt: by.at, settledByName: by.name })
    .where('contactId', '=', contactId)
    .where('otherId', '=', otherId)
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
  await db
    .insertInto('duplicateMerges')
    .values({
      id: merge.id,
      keptId: merge.keptId,
      mergedId: merge.mergedId,
      keptBefore: JSON.stringify(merge.replaced),
      moved: JSON.stringify(merge.moved),
      madeAt: merge.at,
      madeByName: merge.byName,
      undoneAt: null,
    })
    .execute();
}

const merges = (db: Db) =>
  db
    .selectFrom('duplicateMerges as m')
    .innerJoin('contactNames as k', 'k.id', 'm.keptId')
    .innerJoin('contactNames as g', 'g.id', 'm.mergedId')
    .select(['m.id', 'm.keptId', 'k.name as keptName', 'm.mergedId', 'g.name as mergedName', 'm.madeAt', 'm.madeByName', 'm.undoneAt']);
type MergeRow = Awaited<ReturnType<ReturnType<typeof merges>['executeTakeFirstOrThrow']>>;
const toMerge = (r: MergeRow): Merge => ({
  id: r.id,
  keptId: r.keptId,
  keptName: r.keptName,
  mergedId: r.mergedId,
  mergedName: r.mergedName,
  madeAt: r.madeAt,
  madeBy: r.madeByName,
  undoneAt: r.undoneAt,
});

/** A merge with its changes, locked until this transaction ends. */
export async function lockMerge(
  db: Db,
  id: string,
): Promise<(Merge & { readonly replaced: Replaced; readonly moved: MovedRows }) | undefined> {
  const row = await merges(db)
    .select(['m.keptBefore', 'm.moved'])
    .$narrowType<{ keptBefore: Replaced }>()
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst();
  return row && { ...toMerge(row), replaced: row.keptBefore, moved: movedRows.parse(row.moved) };
}

export async function findMerge(db: StaffDb, id: string): Promise<Merge> {
  return toMerge(await merges(db).where('m.id', '=', id).executeTakeFirstOrThrow());
}

export async function setUndone(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('duplicateMerges').set({ undoneAt: at }).where('id', '=', id).execute();
}

/** Merges newest first: of one contact when asked, else those since `since`. */
export async function listMerges(
  db: StaffDb,
  query: { readonly contactId?: string; readonly since?: Date; readonly after?: string | undefined; readonly limit: number },
): Promise<Merge[]> {
  const { contactId, since, after } = query;
  let q = merges(db).orderBy('m.id', 'desc').limit(query.limit);
  if (contactId !== undefined) q = q.where((eb) => eb.or([eb('m.keptId', '=', contactId), eb('m.mergedId', '=', contactId)]));
  if (since !== undefined) q = q.where('m.madeAt', '>', since);
  if (after !== undefined) q = q.where('m.id', '<', after);
  return (await q.execute()).map(toMerge);
}

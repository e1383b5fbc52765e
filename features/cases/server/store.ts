import { sql, type Expression, type NotNull, type SqlBool } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { lockContact } from '../../contacts/server/public.ts';
import type { ClientStage } from '../../contacts/rules/stages.ts';
import type { CaseCard } from '../contract.ts';
import { sayHoldOf } from './hold-of.ts';
import { FINAL_STAGES } from '../rules/stage-gates.ts';

const CARD = [
  'id',
  'version',
  'name',
  'stage',
  'stageSince',
  'ownerId',
  'onHoldSince',
  'holdKind',
  'holdReason',
  'holdUntil',
  'followUpOn',
] as const;

/** Since when those of these contacts that are clients are in their stage. */
export async function listCases(
  db: StaffDb,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly stage: string; readonly stageSince: Date; readonly onHold: boolean }[]> {
  const rows = await db
    .selectFrom('contactHeads')
    .where('id', 'in', [...ids])
    .where('category', '=', 'client')
    .select(['id', 'stage', 'stageSince', 'onHoldSince'])
    .$narrowType<{ stage: NotNull; stageSince: NotNull }>()
    .execute();
  return rows.map(({ onHoldSince, ...one }) => ({ ...one, onHold: onHoldSince !== null }));
}

export interface StageQuery {
  readonly stage: ClientStage;
  /** A member of staff, or 'none'. */
  readonly owner?: string | undefined;
  /** Time in the stage and id of the last card of the page before. */
  readonly after?: readonly [string, string] | undefined;
  readonly limit: number;
}

/** Clients in a stage, those longest in it first; where cases end, the latest first. */
export async function listStage(db: StaffDb, query: StageQuery): Promise<(CaseCard & { readonly mark: string })[]> {
  const direction = FINAL_STAGES.includes(query.stage) ? 'desc' : 'asc';
  // The exact time: the milliseconds of JavaScript would lead to the same row twice.
  const mark = sql<string>`to_char(stage_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let q = inStage(db, query)
    .select(CARD)
    .select(mark.as('mark'))
    .$narrowType<{ stage: ClientStage; stageSince: NotNull }>()
    .orderBy('stageSince', direction)
    .orderBy('id', direction)
    .limit(query.limit);
  if (query.after) {
    const [since, id] = query.after;
    q = q.where(
      direction === 'asc'
        ? sql<SqlBool>`(stage_since, id) > (${since}::timestamptz, ${id}::uuid)`
        : sql<SqlBool>`(stage_since, id) < (${since}::timestamptz, ${id}::uuid)`,
    );
  }
  return (await q.execute()).map((r) => ({
    id: r.id,
    version: r.version,
    name: r.name,
    stage: r.stage,
    stageSince: r.stageSince.toISOString(),
    ownerId: r.ownerId,
    onHoldSince: r.onHoldSince?.toISOString() ?? null,
    holdKind: r.holdKind,
    hold: sayHoldOf(r),
    followUpOn: r.followUpOn,
    mark: r.mark,
  }));
}

/** How many clients are in a stage, counted up to `cap`. */
export async function countStage(db: StaffDb, query: Pick<StageQuery, 'stage' | 'owner'>, cap: number): Promise<number> {
  return countUpTo(
    db,
    inStage(db, query)
      .select(sql.lit(1).as('one'))
      .limit(cap + 1),
    cap,
  );
}

/** How many are in `stage` since before `since` and not on hold, counted up to `cap`. */
export async function countLongInStage(
  db: StaffDb,
  query: { readonly stage: ClientStage; readonly before: Date },
  cap: number,
): Promise<number> {
  return countUpTo(
    db,
    inStage(db, query)
      .where('onHoldSince', 'is', null)
      .where('stageSince', '<', query.before)
      .select(sql.lit(1).as('one'))
      .limit(cap + 1),
    cap,
  );
}

/** Active clients on hold whose day has come, counted up to `cap`. */
export async function countHoldsDue(db: StaffDb, today: CivilDate, cap: number): Promise<number> {
  const due = db
    .selectFrom('contactHeads')
    .where('category', '=', 'client')
    .where('archivedAt', 'is', null)
    .where('holdUntil', '<=', today)
    .select(sql.lit(1).as('one'))
    .limit(cap + 1);
  return countUpTo(db, due, cap);
}

/** Holds other changes of this contact off until the transaction ends. */
export async function lockCase(db: Db, contactId: string): Promise<void> {
  await lockContact(db, contactId);
}

function inStage(db: Db, { stage, owner }: Pick<StageQuery, 'stage' | 'owner'>) {
  const q = db.selectFrom('contactHeads').where('category', '=', 'client').where('archivedAt', 'is', null).where('stage', '=', stage);
  if (owner === undefined) return q;
  return owner === 'none' ? q.where('ownerId', 'is', null) : q.where('ownerId', '=', owner);
}

async function countUpTo(db: Db, rows: Expression<{ one: number }>, cap: number): Promise<number> {
  const { n } = (await sql<{ n: number }>`select count(*) as n from (${rows}) m`.execute(db)).rows[0] ?? { n: 0 };
  return Math.min(n, cap + 1);
}

import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ClientStage } from '../../contacts/rules/stages.ts';
import type { CaseCard } from '../contract.ts';
import { FINAL_STAGES } from '../rules/stage-gates.ts';

type Tables = {
  contacts: {
    id: string;
    version: number;
    category: string;
    name: string;
    stage: ClientStage;
    stage_since: Date;
    owner_id: string | null;
    on_hold_since: Date | null;
    hold_reason: string | null;
    follow_up_on: string | null;
    archived_at: Date | null;
    first_name: string;
    last_name: string;
    address_line1: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
    ssn_last4: string | null;
    birth_year: number | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();
const CARD = ['id', 'version', 'name', 'stage', 'stage_since', 'owner_id', 'on_hold_since', 'hold_reason', 'follow_up_on'] as const;

/** A client as letters and lists need it. */
export interface CaseContact {
  readonly id: string;
  readonly stageSince: Date;
  readonly holdReason: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly hasSsn: boolean;
  readonly hasDateOfBirth: boolean;
}

/** Those of these contacts that are clients. */
export async function listCases(db: Db, _scope: StaffScope, ids: readonly string[]): Promise<CaseContact[]> {
  const rows = await tables(db)
    .selectFrom('contacts')
    .where('id', 'in', [...ids])
    .where('category', '=', 'client')
    .select([
      'id',
      'stage_since',
      'hold_reason',
      'first_name',
      'last_name',
      'address_line1',
      'city',
      'state',
      'zip',
      'ssn_last4',
      'birth_year',
    ])
    .execute();
  return rows.map((r) => ({
    id: r.id,
    stageSince: r.stage_since,
    holdReason: r.hold_reason,
    firstName: r.first_name,
    lastName: r.last_name,
    addressLine1: r.address_line1,
    city: r.city,
    state: r.state,
    zip: r.zip,
    hasSsn: r.ssn_last4 !== null,
    hasDateOfBirth: r.birth_year !== null,
  }));
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
export async function listStage(db: Db, _scope: StaffScope, query: StageQuery): Promise<(CaseCard & { readonly mark: string })[]> {
  const direction = FINAL_STAGES.includes(query.stage) ? 'desc' : 'asc';
  // The exact time: the milliseconds of JavaScript would lead to the same row twice.
  const mark = sql<string>`to_char(stage_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let q = inStage(db, query)
    .select(CARD)
    .select(mark.as('mark'))
    .orderBy('stage_since', direction)
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
    stageSince: r.stage_since.toISOString(),
    ownerId: r.owner_id,
    onHoldSince: r.on_hold_since?.toISOString() ?? null,
    holdReason: r.hold_reason,
    followUpOn: r.follow_up_on,
    mark: r.mark,
  }));
}

/** How many clients are in a stage, counted up to `cap`. */
export async function countStage(db: Db, _scope: StaffScope, query: Pick<StageQuery, 'stage' | 'owner'>, cap: number): Promise<number> {
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
  db: Db,
  _scope: StaffScope,
  query: { readonly stage: ClientStage; readonly before: Date },
  cap: number,
): Promise<number> {
  return countUpTo(
    db,
    inStage(db, query)
      .where('on_hold_since', 'is', null)
      .where('stage_since', '<', query.before)
      .select(sql.lit(1).as('one'))
      .limit(cap + 1),
    cap,
  );
}

/** Holds other changes of this contact off until the transaction ends. */
export async function lockCase(db: Db, contactId: string): Promise<void> {
  await tables(db).selectFrom('contacts').select('id').where('id', '=', contactId).forUpdate().execute();
}

function inStage(db: Db, { stage, owner }: Pick<StageQuery, 'stage' | 'owner'>) {
  const q = tables(db).selectFrom('contacts').where('category', '=', 'client').where('archived_at', 'is', null).where('stage', '=', stage);
  if (owner === undefined) return q;
  return owner === 'none' ? q.where('owner_id', 'is', null) : q.where('owner_id', '=', owner);
}

async function countUpTo(db: Db, rows: Expression<{ one: number }>, cap: number): Promise<number> {
  const { n } = (await sql<{ n: number }>`select count(*) as n from (${rows}) m`.execute(db)).rows[0] ?? { n: 0 };
  return Math.min(n, cap + 1);
}

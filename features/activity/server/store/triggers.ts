// What may start a rule of the automation: rows about one contact, apart from those that rules left themselves.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RecordPlace } from './touched.ts';

export interface Trigger {
  readonly id: number;
  readonly kind: string;
  readonly at: Date;
  readonly contactId: string;
}
type PlacedTrigger = Trigger & { readonly place: RecordPlace };

// What a rule did starts no rule: two of them could otherwise start each other for ever.
const MAY_START = sql`a.contact_id is not null and a.actor_kind <> 'automation'`;

/** Where everything committed so far ends: transactions that are still running, and later ones, come after it. */
export async function findHorizon(db: Db): Promise<RecordPlace> {
  const { rows } = await sql<{ writtenBy: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as written_by`.execute(db);
  return { writtenBy: rows[0]?.writtenBy ?? '0', activityId: 0 };
}

/**
 * Rows of these kinds after `after` and before `until`, in the order of the transactions that wrote them: ids are drawn before the
 * commit, so a reader going by ids would miss rows that show up late.
 */
export async function listTriggersSince(
  db: Db,
  {
    after,
    until,
    kinds,
    limit,
  }: { readonly after: RecordPlace; readonly until: RecordPlace; readonly kinds: readonly string[]; readonly limit: number },
): Promise<readonly PlacedTrigger[]> {
  const { rows } = await sql<Trigger & { writtenBy: string }>`select a.id, a.kind, a.at, a.contact_id, a.written_by::text from activity a
    where (a.written_by, a.id) > (${after.writtenBy}::xid8, ${after.activityId}) and a.written_by < ${until.writtenBy}::xid8
      and a.kind = any(${[...kinds]}::text[]) and ${MAY_START}
    order by a.written_by, a.id limit ${limit}`.execute(db);
  return rows.map(({ writtenBy, ...row }) => ({ ...row, place: { writtenBy, activityId: row.id } }));
}

/** The newest rows of a kind since an instant, newest first. */
export async function listTriggers(
  db: Db,
  { kind, since, limit }: { readonly kind: string; readonly since: Date; readonly limit: number },
): Promise<readonly Trigger[]> {
  const { rows } = await sql<Trigger>`select a.id, a.kind, a.at, a.contact_id from activity a
    where a.kind = ${kind} and a.at >= ${since} and ${MAY_START} order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

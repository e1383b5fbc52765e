// What rules did about which activity. The key (rule, activity) lets each act once, also when the job runs again after a crash.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Trigger } from '../../../activity/server/public.ts';
import type { StoredRule } from '../store.ts';

type Outcome = 'done' | 'skipped' | 'failed';
const HOUR_MS = 60 * 60 * 1000;

/** False when the rule is no longer this version or was turned off. Holds other runs of the rule off until the transaction ends. */
export async function lockRuleOn(db: Db, { id, version }: StoredRule): Promise<boolean> {
  const row = await db
    .selectFrom('automationRules')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('onSince', 'is not', null)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a run down and counts it; false when the rule has dealt with this activity before. */
export async function insertRun(
  db: Db,
  rule: StoredRule,
  event: Trigger,
  { outcome, reason, at }: { readonly outcome: Outcome; readonly reason: string | null; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('automationRuns')
    .values({ ruleId: rule.id, activityId: event.id, contactId: event.contactId, kind: event.kind, at, outcome, reason })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await db
    .updateTable('automationRules')
    .set((eb) => ({ [outcome]: eb(outcome, '+', 1), lastRunAt: at }))
    .where('id', '=', rule.id)
    .execute();
  return true;
}

/** How often a rule acted in the hour before `at`. */
export async function countDoneInHour(db: Db, ruleId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from automation_runs
    where rule_id = ${ruleId} and at > ${new Date(at.getTime() - HOUR_MS)} and outcome = 'done'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether the rule has dealt with this activity. */
export async function isDealtWith(db: Db, ruleId: string, activityId: number): Promise<boolean> {
  const row = await db
    .selectFrom('automationRuns')
    .select('ruleId')
    .where('ruleId', '=', ruleId)
    .where('activityId', '=', activityId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredRun {
  readonly ruleId: string;
  readonly ruleName: string;
  readonly kind: string;
  readonly activityId: number;
  readonly contactId: string;
  readonly contactName: string;
  readonly at: Date;
  readonly outcome: Outcome;
  readonly reason: string | null;
  /** The time as the database writes it, for the cursor. */
  readonly place: string;
}
export interface RunQuery {
  readonly ruleId?: string | undefined;
  readonly outcome?: Outcome | undefined;
  /** Rules whose log the reader may not see. */
  readonly without: readonly string[];
  readonly after?: readonly [at: string, activityId: number, ruleId: string] | undefined;
  readonly limit: number;
}

/** Runs, newest first. */
export async function listRuns(db: StaffDb, { ruleId, outcome, without, after, limit }: RunQuery): Promise<readonly StoredRun[]> {
  let q = db
    .selectFrom('automationRuns as r')
    .innerJoin('automationRules as rule', 'rule.id', 'r.ruleId')
    .innerJoin('contactNames as c', 'c.id', 'r.contactId')
    .select([
      'r.ruleId',
      'rule.name as ruleName',
      'r.kind',
      'r.activityId',
      'r.contactId',
      'c.name as contactName',
      'r.at',
      'r.outcome',
      'r.reason',
    ])
    .select(sql<string>`r.at::text`.as('place'))
    .orderBy('r.at', 'desc')
    .orderBy('r.activityId', 'desc')
    .orderBy('r.ruleId', 'desc')
    .limit(limit);
  if (ruleId !== undefined) q = q.where('r.ruleId', '=', ruleId);
  if (outcome !== undefined) q = q.where('r.outcome', '=', outcome);
  if (without.length > 0) q = q.where(sql<boolean>`r.rule_id <> all(${[...without]}::uuid[])`);
  if (after) q = q.where(sql<boolean>`(r.at, r.activity_id, r.rule_id) < (${after[0]}::timestamptz, ${after[1]}, ${after[2]}::uuid)`);
  return (await q.execute()).map((row) => ({ ...row, contactName: row.contactName ?? '' }));
}

/** Deletes runs from before `until` whose contact did not match. The record was read far beyond them, so none is run again. */
export async function deleteOldMisses(db: Db, until: Date): Promise<void> {
  await sql`delete from automation_runs where outcome = 'skipped' and reason = 'no-match' and at < ${until}`.execute(db);
}

// The contacts of a run, each with what became of it. A row gets its outcome in the transaction that changes its contact.
import { sql } from 'kysely';
import type { OfficeTime } from '../../../../platform/base/office-zone.ts';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { ContactFilter } from '../../../contact-lists/rules/contact-filter.ts';
import { changeContacts, revertContacts } from '../../../contacts/server/public.ts';
import type { ResultRow, RowOutcome } from '../../contract.ts';
import type { SkipReason } from '../../rules/reasons.ts';
import type { RunAction } from '../read-change.ts';
import { classified, matching } from './classify.ts';

/** Lays down the contacts of a run, newest first; those it leaves out get their reason at once. Answers how many are left to change. */
export async function insertRows(
  db: StaffDb,
  runId: string,
  action: RunAction,
  filter: ContactFilter,
  { now, zone }: OfficeTime,
): Promise<{ readonly total: number; readonly skipped: number }> {
  const { rows } = await sql<{ total: number; skipped: number }>`with laid as (
      insert into bulk_rows (run_id, position, contact_id, outcome, reason)
      select ${runId}::uuid, row_number() over (order by t.id desc), t.id, case when t.reason is not null then 'skipped' end, t.reason
      from (${classified(action, matching(filter, zone), now)}) t returning outcome)
    select count(*)::int as total, count(outcome)::int as skipped from laid`.execute(db);
  return rows[0] ?? { total: 0, skipped: 0 };
}

/** The next contacts that have no outcome. */
export async function listWaiting(db: Db, runId: string, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bulkRows')
    .select('contactId')
    .where('runId', '=', runId)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map(({ contactId }) => contactId);
}

/** Changes these contacts and keeps what was replaced with their rows. Answers those that were different before. */
export function changeRows(
  db: Db,
  runId: string,
  {
    ids,
    action,
    at,
  }: { readonly ids: readonly string[]; readonly action: Exclude<RunAction, { readonly kind: 'invite' }>; readonly at: Date },
): Promise<readonly string[]> {
  return changeContacts(
    db,
    { ids, action, at },
    sql`noted as (update bulk_rows r set outcome = 'changed', before = d.before, after = d.after, kept = d.kept, made_at = ${at}
      from different d where r.run_id = ${runId} and r.contact_id = d.id)`,
  );
}

/** Notes an invitation; its id is what undoing revokes. */
export async function noteInvited(db: Db, runId: string, contactId: string, inviteId: string, at: Date): Promise<void> {
  await db
    .updateTable('bulkRows')
    .set({ outcome: 'changed', after: JSON.stringify({ inviteId }), madeAt: at })
    .where('runId', '=', runId)
    .where('contactId', '=', contactId)
    .execute();
}

export async function setOutcome(
  db: Db,
  runId: string,
  { ids, outcome, reason }: { readonly ids: readonly string[]; readonly outcome: 'skipped' | 'failed'; readonly reason: SkipReason },
): Promise<void> {
  await sql`update bulk_rows set outcome = ${outcome}, reason = ${reason} where run_id = ${runId} and contact_id = any(${[...ids]}::uuid[]) and outcome is null`.execute(
    db,
  );
}

/** Contacts that failed wait for their turn again. */
export async function clearFailed(db: Db, runId: string): Promise<void> {
  await db
    .updateTable('bulkRows')
    .set({ outcome: null, reason: null })
    .where('runId', '=', runId)
    .where('outcome', '=', 'failed')
    .execute();
}

export interface ToUndo {
  readonly position: number;
  readonly contactId: string;
  readonly after: unknown;
}

/** The next changed contacts that undoing has not come to. */
export async function listToUndo(db: Db, runId: string, most: number): Promise<readonly ToUndo[]> {
  return db
    .selectFrom('bulkRows')
    .select(['position', 'contactId', 'after'])
    .where('runId', '=', runId)
    .where('outcome', '=', 'changed')
    .where('undone', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute();
}

/** Restores what these rows replaced, wherever no one has changed it again. Answers the restored contacts. */
export function revertRows(db: JobDb, runId: string, rows: readonly ToUndo[], at: Date): Promise<readonly string[]> {
  const places = rows.map(({ position }) => position);
  const entries = sql`select contact_id as id, before, after, kept, made_at from bulk_rows where run_id = ${runId} and position = any(${places}::int[])`;
  return revertContacts(db, entries, at);
}

export async function setUndone(db: Db, runId: string, rows: readonly ToUndo[], restored: readonly string[]): Promise<void> {
  const places = rows.map(({ position }) => position);
  await sql`update bulk_rows set undone = contact_id = any(${[...restored]}::uuid[]) where run_id = ${runId} and position = any(${places}::int[])`.execute(
    db,
  );
}

/** Rows in the order of the run, with those places. */
export async function listResults(
  db: StaffDb,
  runId: string,
  page: { readonly outcome: RowOutcome | undefined; readonly after: number | undefined; readonly limit: number },
): Promise<readonly (ResultRow & { readonly position: number })[]> {
  let q = db
    .selectFrom('bulkRows as r')
    .innerJoin('contactNames as c', 'c.id', 'r.contactId')
    .select(['r.position', 'r.contactId', 'c.name', 'r.outcome', 'r.reason', 'r.undone'])
    .where('r.runId', '=', runId)
    .orderBy('r.position')
    .limit(page.limit);
  if (page.outcome !== undefined)
    q = q.where('r.outcome', page.outcome === 'waiting' ? 'is' : '=', page.outcome === 'waiting' ? null : page.outcome);
  if (page.after !== undefined) q = q.where('r.position', '>', page.after);
  return (await q.$narrowType<{ readonly reason: SkipReason | null }>().execute()).map(({ outcome, ...row }) => ({
    ...row,
    outcome: outcome ?? ('waiting' as const),
  }));
}

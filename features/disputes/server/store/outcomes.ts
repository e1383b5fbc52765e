// What became of disputed items.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { DisputeOutcome } from '../../contract.ts';
import type { ItemState } from '../store.ts';

export type Result = DisputeOutcome['result'];
export interface NewOutcome extends Pick<DisputeOutcome, 'id' | 'itemId' | 'result' | 'source' | 'reportId' | 'explanation' | 'changes'> {
  readonly contactId: string;
  readonly eventId: string | null;
  readonly at: Date;
}
export interface StoredOutcome extends DisputeOutcome {
  readonly contactId: string;
  readonly eventId: string | null;
  readonly itemState: ItemState;
  /** When its round was opened. */ readonly openedAt: Date;
}

type Row = Omit<StoredOutcome, 'proposedAt' | 'decidedAt'> & { readonly proposedAt: Date; readonly decidedAt: Date | null };
const SELECT = sql`select o.contact_id as "contactId", o.id, o.version, o.item_id as "itemId", i.round_id as "roundId", r.number as "roundNumber", i.bureau, i.kind, i.heading,
  i.account_number_masked as "accountNumberMasked", coalesce(i.reason_code, '') as "reasonCode", o.result, o.source, o.report_id as "reportId", o.event_id as "eventId", o.explanation, o.changes,
  o.state, o.proposed_at as "proposedAt", o.decided_at as "decidedAt", o.decided_by_name as "decidedBy", o.note, i.state as "itemState", r.opened_at as "openedAt"
  from dispute_outcomes o join dispute_items i on i.contact_id = o.contact_id and i.id = o.item_id join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id`;

/** A page of outcomes, newest first: those that wait for a decision, or those decided. */
export async function pageOutcomes(
  db: StaffDb,
  {
    contactId,
    state,
    after,
    limit,
  }: { readonly contactId: string; readonly state: 'proposed' | 'decided'; readonly after?: string | undefined; readonly limit: number },
): Promise<StoredOutcome[]> {
  const { rows } =
    await sql<Row>`${SELECT} where o.contact_id = ${contactId} and ${state === 'proposed' ? sql`o.state = 'proposed'` : sql`o.state <> 'proposed'`}
    ${after === undefined ? sql`` : sql`and o.id < ${after}`} order by o.id desc limit ${limit}`.execute(db);
  return rows.map(present);
}

export async function countWaiting(db: StaffDb, contactId: string): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ n: number }>`select count(*) as n from dispute_outcomes where contact_id = ${contactId} and state = 'proposed'`.execute(
    db,
  );
  return row?.n ?? 0;
}

/** Every outcome of a contact that nobody decided, and those decided about of its items, for jobs. */
export async function listOutcomes(db: Db, contactId: string): Promise<StoredOutcome[]> {
  return (await sql<Row>`${SELECT} where o.contact_id = ${contactId} order by o.id`.execute(db)).rows.map(present);
}

export async function findOutcomes(db: StaffDb, ids: readonly string[]): Promise<ReadonlyMap<string, StoredOutcome>> {
  const { rows } = await sql<Row>`${SELECT} where o.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, present(row)]));
}

export async function insertOutcome(db: Db, o: NewOutcome): Promise<void> {
  await sql`insert into dispute_outcomes (contact_id, id, item_id, result, source, report_id, event_id, explanation, changes, proposed_at)
    values (${o.contactId}, ${o.id}, ${o.itemId}, ${o.result}, ${o.source}, ${o.reportId}, ${o.eventId}, ${o.explanation}, ${JSON.stringify(o.changes)}::jsonb, ${o.at})`.execute(
    db,
  );
}

/** Gives a proposal new words and another result; one that was decided stays as it is. */
export async function rewriteOutcome(
  db: Db,
  id: string,
  o: Pick<NewOutcome, 'result' | 'explanation' | 'changes' | 'eventId'>,
): Promise<void> {
  await sql`update dispute_outcomes set version = version + 1, result = ${o.result}, explanation = ${o.explanation}, changes = ${JSON.stringify(o.changes)}::jsonb, event_id = ${o.eventId}
    where id = ${id} and state = 'proposed'`.execute(db);
}

/** Withdraws proposals; those that were decided stay. */
export async function withdrawOutcomes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from dispute_outcomes where id = any(${[...ids]}::uuid[]) and state = 'proposed'`.execute(db);
}

export interface Decision {
  readonly state: 'accepted' | 'rejected';
  readonly result: Result;
  readonly note: string | null;
  readonly at: Date;
  readonly byId: string;
  readonly byName: string;
}

/** Writes a decision, or takes one back; false when the stored version is not `version` any more. */
export async function decideOutcome(db: Db, id: string, version: number, decision: Decision | null): Promise<boolean> {
  const set =
    decision === null
      ? sql`state = 'proposed', decided_at = null, decided_by = null, decided_by_name = null`
      : sql`state = ${decision.state}, result = ${decision.result}, note = coalesce(${decision.note}, note), decided_at = ${decision.at}, decided_by = ${decision.byId}, decided_by_name = ${decision.byName}`;
  const done = await sql`update dispute_outcomes set version = version + 1, ${set} where id = ${id} and version = ${version}`.execute(db);
  return done.numAffectedRows === 1n;
}

function present({ proposedAt, decidedAt, ...row }: Row): StoredOutcome {
  return { ...row, proposedAt: proposedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}

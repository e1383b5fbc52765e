// What became of disputed items.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { z } from 'zod';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { outcomeChange, type DisputeOutcome } from '../../contract.ts';
import type { ItemState } from '../store.ts';
import { openContent } from './item-content.ts';

export type Result = DisputeOutcome['result'];
export interface NewOutcome extends Pick<DisputeOutcome, 'id' | 'itemId' | 'result' | 'source' | 'reportId' | 'explanation' | 'changes'> {
  readonly contactId: string;
  readonly eventId: string | null;
  readonly answeredOn?: CivilDate | null;
  readonly fileId?: string | null;
  readonly at: Date;
}
export interface StoredOutcome extends DisputeOutcome {
  readonly contactId: string;
  readonly eventId: string | null;
  readonly itemState: ItemState;
  /** The day its letter was mailed, and the day the bureau received it; null while that is not recorded. */
  readonly mailedOn: CivilDate | null;
  readonly receivedOn: CivilDate | null;
  /** The day after which an answer is overdue; null while no mailing of the letter is recorded. */
  readonly overdueAfter: CivilDate | null;
}

type Sealed = 'heading' | 'accountNumberMasked' | 'explanation' | 'changes' | 'note';
type Row = Omit<StoredOutcome, 'proposedAt' | 'decidedAt' | Sealed> & {
  readonly proposedAt: Date;
  readonly decidedAt: Date | null;
  readonly itemSealed: Buffer;
  readonly contentSealed: Buffer;
  readonly noteSealed: Buffer | null;
};
const content = z.object({ explanation: z.string(), changes: z.array(outcomeChange) });
const place = (id: string): Place => `dispute_outcomes:${id}:content`;
const notePlace = (id: string): Place => `dispute_outcomes:${id}:note`;

const SELECT = sql`select o.contact_id as "contactId", o.id, o.version, o.item_id as "itemId", i.round_id as "roundId", r.number as "roundNumber", i.bureau, i.kind, i.content_sealed as "itemSealed",
  coalesce(i.reason_code, '') as "reasonCode", o.result, o.source, o.report_id as "reportId", o.event_id as "eventId", o.content_sealed as "contentSealed",
  o.state, o.proposed_at as "proposedAt", o.decided_at as "decidedAt", o.decided_by_name as "decidedBy", o.note_sealed as "noteSealed", i.state as "itemState", m.overdue_after as "overdueAfter",
  m.mailed_on as "mailedOn", m.received_on as "receivedOn",
  o.answered_on as "answeredOn", (select json_build_object('id', f.id, 'path', f.object_name, 'name', f.name) from document_names f where f.id = o.file_id) as file
  from dispute_outcomes o join dispute_items i on i.contact_id = o.contact_id and i.id = o.item_id join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
  left join dispute_mailings m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau`;

/** A page of outcomes, newest first: those that wait for a decision, or those decided. */
export async function pageOutcomes(
  db: StaffDb,
  sealer: Sealer,
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
  return rows.map((row) => present(sealer, row));
}

export async function countWaiting(db: StaffDb, contactId: string): Promise<number> {
  const { n } = await db
    .selectFrom('disputeOutcomes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('contactId', '=', contactId)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
  return n;
}

/** Every outcome of a contact that no one decided, and those decided about of its items, for jobs. */
export async function listOutcomes(db: Db, sealer: Sealer, contactId: string): Promise<StoredOutcome[]> {
  const { rows } = await sql<Row>`${SELECT} where o.contact_id = ${contactId} order by o.id`.execute(db);
  return rows.map((row) => present(sealer, row));
}

export async function findOutcomes(db: StaffDb, sealer: Sealer, ids: readonly string[]): Promise<ReadonlyMap<string, StoredOutcome>> {
  const { rows } = await sql<Row>`${SELECT} where o.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, present(sealer, row)]));
}

export async function insertOutcome(db: Db, sealer: Sealer, o: NewOutcome): Promise<void> {
  await db
    .insertInto('disputeOutcomes')
    .values({
      contactId: o.contactId,
      id: o.id,
      itemId: o.itemId,
      result: o.result,
      source: o.source,
      reportId: o.reportId,
      eventId: o.eventId,
      contentSealed: seal(sealer, o.id, o),
      answeredOn: o.answeredOn ?? null,
      fileId: o.fileId ?? null,
      proposedAt: o.at,
    })
    .execute();
}

/** True for a file that was uploaded for the contact and may be opened. */
export async function hasFile(db: Db, contactId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('documentNames')
    .select('id')
    .where('id', '=', fileId)
    .where('contactId', '=', contactId)
    .where('state', '=', 'ok')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a proposal new words and another result; one that was decided stays as it is. */
export async function rewriteOutcome(
  db: Db,
  sealer: Sealer,
  id: string,
  o: Pick<NewOutcome, 'result' | 'explanation' | 'changes' | 'eventId'>,
): Promise<void> {
  await sql`update dispute_outcomes set version = version + 1, result = ${o.result}, content_sealed = ${seal(sealer, id, o)}, event_id = ${o.eventId}
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
  /** The day of the bureau's answer, where the outcome rests on one. */
  readonly answeredOn?: CivilDate | null;
}

/** Writes a decision, or undoes one; false when the stored version is not `version` any more. */
export async function decideOutcome(db: Db, sealer: Sealer, id: string, version: number, decision: Decision | null): Promise<boolean> {
  const set =
    decision === null
      ? sql`state = 'proposed', decided_at = null, decided_by = null, decided_by_name = null`
      : sql`state = ${decision.state}, result = ${decision.result}, note_sealed = coalesce(${decision.note === null ? null : sealer.sealText(notePlace(id), decision.note)}::bytea, note_sealed), decided_at = ${decision.at}, decided_by = ${decision.byId}, decided_by_name = ${decision.byName},
          answered_on = coalesce(${decision.answeredOn ?? null}::date, answered_on)`;
  const done = await sql`update dispute_outcomes set version = version + 1, ${set} where id = ${id} and version = ${version}`.execute(db);
  return done.numAffectedRows === 1n;
}

function seal(sealer: Sealer, id: string, { explanation, changes }: Pick<NewOutcome, 'explanation' | 'changes'>): Buffer {
  return sealJson(sealer, place(id), { explanation, changes });
}

function present(sealer: Sealer, { proposedAt, decidedAt, itemSealed, contentSealed, noteSealed, ...row }: Row): StoredOutcome {
  const { heading, accountNumberMasked } = openContent(sealer, { id: row.itemId, contentSealed: itemSealed });
  const { explanation, changes } = openJson(sealer, place(row.id), contentSealed, content);
  const note = noteSealed && sealer.openText(notePlace(row.id), noteSealed);
  return {
    ...row,
    heading,
    accountNumberMasked,
    explanation,
    changes,
    note,
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Outcomes written before their words were sealed. */
export const SEAL_OUTCOMES = sealStep({
  name: '0044_seal_dispute_outcomes',
  table: 'dispute_outcomes',
  read: 'explanation, changes, note',
  row: content.extend({ note: z.string().nullable() }),
  pending: 'explanation is not null',
  write: { content_sealed: 'bytea', note_sealed: 'bytea' },
  seal: ({ id, note, ...said }, sealer) => ({
    content_sealed: seal(sealer, id, said),
    note_sealed: note === null ? null : sealer.sealText(notePlace(id), note),
  }),
  clear: ['explanation', 'changes', 'note'],
  required: ['content_sealed'],
});

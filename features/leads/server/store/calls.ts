// Calls with contacts.
import { z } from 'zod';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { OUTCOMES, isContact, type CallDirection, type CallOutcome } from '../../rules/calls.ts';

const CONTACTS = OUTCOMES.filter(isContact);

export interface Call {
  readonly id: string;
  readonly contactId: string;
  readonly at: Date;
  readonly direction: CallDirection;
  readonly outcome: CallOutcome;
  readonly note: string | null;
  readonly byId: string | null;
  readonly byName: string;
  /** True when it took a new lead on to the next stage. */
  readonly movedOn: boolean;
}

export async function insertCall(db: Db, sealer: Sealer, call: Call): Promise<void> {
  const { contactId, byId, byName, movedOn, note, ...same } = call;
  await db
    .insertInto('leadCalls')
    .values({ ...same, contactId, byId, byName, movedOn, noteSealed: note === null ? null : sealer.sealText(place(call.id), note) })
    .execute();
}

/** Newest first, older than `after`. */
export async function listCalls(
  db: StaffDb,
  sealer: Sealer,
  contactId: string,
  query: { readonly after?: readonly [at: string, id: string] | undefined; readonly limit: number },
): Promise<Call[]> {
  const { after } = query;
  let q = db
    .selectFrom('leadCalls')
    .selectAll()
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (after) q = q.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(new Date(after[0]), after[1])));
  return (await q.execute()).map((row) => asCall(sealer, row));
}

/** A call of a contact, active or removed as `removed` says; locked until the change ends. */
export async function findCall(
  db: Db,
  sealer: Sealer,
  contactId: string,
  id: string,
  { removed }: { readonly removed: boolean },
): Promise<Call | undefined> {
  const row = await db
    .selectFrom('leadCalls')
    .selectAll()
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .where('removedAt', removed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && asCall(sealer, row);
}

export async function setRemoved(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('leadCalls').set({ removedAt: at }).where('id', '=', id).execute();
}

/** When the first and the last of the calls that count as contact were made; none when there is no such call. */
export async function listContactTimes(db: Db, contactId: string): Promise<Date[]> {
  const row = await db
    .selectFrom('leadCalls')
    .select((eb) => [eb.fn.min<Date | null>('at').as('first'), eb.fn.max<Date | null>('at').as('last')])
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .where('outcome', 'in', CONTACTS)
    .executeTakeFirst();
  return row?.first && row.last ? [row.first, row.last] : [];
}

/** Gives the calls of one contact to another; answers which, the removed among them. */
export async function reassignCalls(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await db.updateTable('leadCalls').set({ contactId: to }).where('contactId', '=', from).returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function giveCallsBack(db: Db, ids: readonly string[], to: string): Promise<void> {
  if (ids.length > 0) await db.updateTable('leadCalls').set({ contactId: to }).where('id', 'in', ids).execute();
}

function asCall(sealer: Sealer, r: Omit<Row<'leadCalls'>, 'removedAt'>): Call {
  return {
    id: r.id,
    contactId: r.contactId,
    at: r.at,
    direction: r.direction,
    outcome: r.outcome,
    note: r.noteSealed && sealer.openText(place(r.id), r.noteSealed),
    byId: r.byId,
    byName: r.byName,
    movedOn: r.movedOn,
  };
}

const place = (id: string): Place => `lead_calls:${id}:note`;

/** Calls written down before their notes were sealed. */
export const SEAL_CALLS = sealStep({
  name: '0044_seal_lead_calls',
  table: 'lead_calls',
  read: 'note',
  row: z.object({ note: z.string() }),
  pending: 'note is not null',
  write: { note_sealed: 'bytea' },
  seal: ({ id, note }, sealer) => ({ note_sealed: sealer.sealText(place(id), note) }),
  clear: ['note'],
  required: [],
});

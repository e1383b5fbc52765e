// Calls with contacts.
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
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
/** Place of a call in the list of its contact. */
export interface CallKey {
  readonly at: string;
  readonly id: string;
}

export async function insertCall(db: Db, call: Call): Promise<void> {
  const { contactId, byId, byName, movedOn, ...same } = call;
  await db
    .insertInto('leadCalls')
    .values({ ...same, contactId, byId, byName, movedOn })
    .execute();
}

/** Newest first, older than `after`. */
export async function listCalls(
  db: StaffDb,
  contactId: string,
  query: { readonly after?: CallKey | undefined; readonly limit: number },
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
  if (after) q = q.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(new Date(after.at), after.id)));
  return (await q.execute()).map(asCall);
}

/** A call of a contact that stands (`removed` false) or that was taken back; locked until the change ends. */
export async function findCall(
  db: Db,
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
  return row && asCall(row);
}

export async function setRemoved(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('leadCalls').set({ removedAt: at }).where('id', '=', id).execute();
}

/** When the first and the last of the calls that count as contact were made; none when there is no such call. */
export async function listContactTimes(db: Db, contactId: string): Promise<Date[]> {
  const row = await db
    .selectFrom('leadCalls')
    .select((eb) => [eb.fn.min('at').as('first'), eb.fn.max('at').as('last')])
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .where('outcome', 'in', CONTACTS)
    .executeTakeFirst();
  return row?.first ? [row.first, row.last] : [];
}

/** Gives the calls of one contact to another; answers which, the removed among them. */
export async function reassignCalls(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await db.updateTable('leadCalls').set({ contactId: to }).where('contactId', '=', from).returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function giveCallsBack(db: Db, ids: readonly string[], to: string): Promise<void> {
  if (ids.length > 0) await db.updateTable('leadCalls').set({ contactId: to }).where('id', 'in', ids).execute();
}

function asCall(r: Omit<Row<'leadCalls'>, 'removedAt'>): Call {
  return {
    id: r.id,
    contactId: r.contactId,
    at: r.at,
    direction: r.direction,
    outcome: r.outcome,
    note: r.note,
    byId: r.byId,
    byName: r.byName,
    movedOn: r.movedOn,
  };
}

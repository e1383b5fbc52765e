// All clients by the payment status that counts. Each order walks an index of the notes that count; archived clients and contacts that
// are no longer clients are left out on the way.
import { sql, type RawBuilder } from 'kysely';
import type { StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import type { BillingPageFilter, BillingSort, PaymentStatus } from '../../rules/payment-statuses.ts';
import type { Plan } from '../../rules/plans.ts';
import type { HoldKind } from '../../../contacts/rules/holds.ts';
import type { StoredPaymentStatus } from '../store.ts';

export interface ClientsFilter {
  readonly search?: string | undefined;
  readonly owner?: string | undefined;
  readonly plan?: Plan | undefined;
}
interface ClientsQuery extends ClientsFilter {
  readonly sort: BillingSort;
  readonly after: readonly [place: string, id: string] | undefined;
  readonly limit: number;
}
/** A client, their note, and their place in the order of the list. */
export interface ListedClient {
  readonly contactId: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly hold: HoldKind | null;
  readonly current: StoredPaymentStatus | null;
  readonly place: string;
  readonly id: string;
}

interface Order {
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly descending: boolean;
  /** The type of the key in SQL. */
  readonly type: RawBuilder<unknown>;
}
const NAME: Order = { key: sql`c.sort_name`, id: sql`c.id`, descending: false, type: sql`text` };
const SINCE = { key: sql`n.since`, id: sql`n.id`, type: sql`date` };
const ADDED = { key: sql`c.created_at`, id: sql`c.id`, type: sql`timestamptz` };
const ORDERS: Readonly<Record<BillingSort, Order>> = {
  longest: { ...SINCE, descending: false },
  newest: { ...SINCE, descending: true },
  // Ids of notes are in the order of time.
  entered: { key: sql`n.id`, id: sql`n.id`, descending: true, type: sql`uuid` },
  name: NAME,
};
const ORDERS_WITHOUT: Readonly<Record<BillingSort, Order>> = {
  longest: { ...ADDED, descending: false },
  newest: { ...ADDED, descending: true },
  entered: { ...ADDED, descending: true },
  name: NAME,
};

const CLIENT = sql`c.id as "contactId", c.name, c.owner_id as "ownerId", c.hold_kind as hold`;

export async function listNoted(
  db: StaffDb,
  query: ClientsQuery & { readonly status: BillingPageFilter | undefined },
): Promise<ListedClient[]> {
  const order = ORDERS[query.sort];
  const { rows } = await sql<Omit<ListedClient, 'current'> & Omit<StoredPaymentStatus, 'id'> & { noteId: string }>`
    select ${CLIENT}, n.id as "noteId", n.plan, n.standing, n.since, n.note, n.recorded_at as "recordedAt", n.recorded_by_name as "recordedBy",
      ${order.key}::text as place, ${order.id} as id
    from billing_standings n join contact_records c on c.id = n.contact_id
    where n.is_current and ${ofStatus(query.status)} and ${matching(query)} and ${beyond(order, query)}
    order by ${by(order)} limit ${query.limit}`.execute(db);
  return rows.map(({ noteId, plan, standing, since, note, recordedAt, recordedBy, ...client }) => ({
    ...client,
    current: { id: noteId, plan, standing, since, note, recordedAt, recordedBy },
  }));
}

export async function listWithoutStatus(db: StaffDb, query: ClientsQuery): Promise<ListedClient[]> {
  const order = ORDERS_WITHOUT[query.sort];
  const { rows } = await sql<
    Omit<ListedClient, 'current'>
  >`select ${CLIENT}, ${order.key}::text as place, ${order.id} as id from contact_records c
    where ${matching({ ...query, plan: undefined })} and ${WITHOUT} and ${beyond(order, query)} order by ${by(order)} limit ${query.limit}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, current: null }));
}

/** How many clients have each status; a status that no one has is absent. */
export async function countByStatus(db: StaffDb, filter: ClientsFilter): Promise<ReadonlyMap<PaymentStatus, number>> {
  const { rows } = await sql<Pick<Row<'billingStandings'>, 'standing'> & { n: number }>`select n.standing, count(*)::int as n
    from billing_standings n join contact_records c on c.id = n.contact_id where n.is_current and ${matching(filter)} group by n.standing`.execute(
    db,
  );
  return new Map(rows.map(({ standing, n }) => [standing, n]));
}

export async function countWithoutStatus(db: StaffDb, filter: ClientsFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from contact_records c where ${matching({ ...filter, plan: undefined })} and ${WITHOUT}`.execute(db);
  return rows[0]?.n ?? 0;
}

const WITHOUT = sql`not exists (select 1 from billing_standings n where n.contact_id = c.id and n.is_current)`;

/** Clients only, archived ones left out, and what the page is filtered by. */
function matching({ search, owner, plan }: ClientsFilter): RawBuilder<unknown> {
  const conditions = allOf(conditionsOf({ category: 'client', search, owner }).values());
  return plan === undefined ? conditions : sql`${conditions} and n.plan = ${plan}`;
}

function ofStatus(status: BillingPageFilter | undefined): RawBuilder<unknown> {
  if (status === undefined || status === 'none') return sql`true`;
  return status === 'owing' ? sql`n.standing in ('past-due', 'payment-failed')` : sql`n.standing = ${status}`;
}

function beyond({ key, id, type, descending }: Order, { after }: ClientsQuery): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const [place, last] = after;
  return sql`(${key}, ${id}) ${descending ? sql`<` : sql`>`} (${place}::${type}, ${last}::uuid)`;
}

function by({ key, id, descending }: Order): RawBuilder<unknown> {
  return descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;
}

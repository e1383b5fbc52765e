// Leads as the board and the panel list them. The record of a person is written through the contacts feature only; what is read
// here has indexes of its own (contacts_hot, contacts_urgent_leads, contacts_lead_board), so these lists do not grow slower with the office.
import { sql, type RawBuilder } from 'kysely';
import type { Db, StaffDb, Row } from '../../../platform/server/database/open-database.ts';
import type { Urgency } from '../../contacts/rules/stages.ts';
import type { HotLead, LeadCard } from '../contract.ts';
import { HOT_COUNT_CAP, RESPOND_MINUTES, SHOWN_AT_MOST } from '../rules/hot-leads.ts';
import { LEAD_STAGES, type LeadStage } from '../rules/lead-stages.ts';

export interface BoardFilter {
  readonly q?: string | undefined;
  readonly owner?: string | undefined;
  readonly source?: string | undefined;
  readonly urgency?: Urgency | undefined;
}
export interface ColumnQuery extends BoardFilter {
  /** Rank and id of the last card of the page before. */
  readonly after?: readonly [rank: number, id: string] | undefined;
  readonly limit: number;
}

type CardRow = {
  id: string;
  version: number;
  name: string;
  stage: LeadStage;
  stageSince: Date | null;
  urgency: Urgency | null;
  email: string | null;
  phone: string | null;
  source: string | null;
  ownerId: string | null;
  referrerName: string | null;
  followUpOn: string | null;
  firstContactedAt: Date | null;
  lastContactedAt: Date | null;
  lostReason: string | null;
  createdAt: Date;
  rank: number;
};

// Word for word the expression of the index contacts_lead_board.
const RANK = sql<number>`(case c.urgency when 'Critical' then 0 when 'High' then 1 when 'Medium' then 2 when 'Low' then 3 else 4 end)`;
const IS_ACTIVE_LEAD = sql`c.category = 'lead' and c.archived_at is null`;
const IS_HOT = sql`c.category = 'lead' and c.urgency in ('High', 'Critical') and c.stage <> 'lost' and c.archived_at is null`;
const IS_UNANSWERED = sql`${IS_HOT} and c.owner_id is null and c.first_contacted_at is null`;
const CARD = sql`c.id, c.version, c.name, c.stage, c.stage_since, c.urgency, c.email, c.phone, c.source, c.owner_id, c.follow_up_on, c.first_contacted_at, c.last_contacted_at, c.lost_reason,
  c.created_at, (select r.name from contact_names r where r.id = c.referrer_id) as referrer_name, ${RANK} as rank`;
const BOARD_COUNT_CAP = 1000;

/** One column of the board from `after` on: the most urgent first, then the newest. */
export async function listColumn(
  db: StaffDb,
  stage: LeadStage,
  query: ColumnQuery,
): Promise<{ readonly rank: number; readonly card: LeadCard }[]> {
  const { after } = query;
  // Ranks ascend and ids descend, so one comparison of both together cannot say "after".
  const beyond = after === undefined ? sql`true` : sql`${RANK} >= ${after[0]} and (${RANK} > ${after[0]} or c.id < ${after[1]}::uuid)`;
  const { rows } =
    await sql<CardRow>`select ${CARD} from contact_records c where ${IS_ACTIVE_LEAD} and c.stage = ${stage} and ${matches(query)} and ${beyond}
    order by ${RANK}, c.id desc limit ${query.limit}`.execute(db);
  return rows.map((row) => ({ rank: row.rank, card: asCard(row) }));
}

/** Number of leads by stage, each counted up to a bound. */
export async function countColumns(
  db: StaffDb,
  filter: BoardFilter,
): Promise<ReadonlyMap<LeadStage, { readonly count: number; readonly capped: boolean }>> {
  const { rows } = await sql<{
    stage: LeadStage;
    n: number;
  }>`select s.stage, m.n from unnest(${[...LEAD_STAGES]}::text[]) as s(stage) cross join lateral
    (select count(*) as n from (select 1 from contact_records c where ${IS_ACTIVE_LEAD} and c.stage = s.stage and ${matches(filter)} limit ${BOARD_COUNT_CAP + 1}) as found) as m`.execute(
    db,
  );
  return new Map(rows.map(({ stage, n }) => [stage, { count: Math.min(n, BOARD_COUNT_CAP), capped: n > BOARD_COUNT_CAP }]));
}

/** The card of one lead, archived or not; undefined for other contacts. */
export async function findCard(db: StaffDb, id: string): Promise<LeadCard | undefined> {
  const { rows } = await sql<CardRow>`select ${CARD} from contact_records c where c.id = ${id} and c.category = 'lead'`.execute(db);
  return rows[0] && asCard(rows[0]);
}

/** Hot leads, newest first, how many there are up to a bound, and how many of them have waited too long at `now`. */
export async function listHot(db: StaffDb, now: Date): Promise<{ total: number; capped: boolean; late: number; rows: HotLead[] }> {
  const { rows } = await sql<
    Pick<Row<'contactRecords'>, 'id' | 'name' | 'phone' | 'email' | 'source' | 'ownerId' | 'firstContactedAt' | 'createdAt'> & {
      readonly urgency: HotLead['urgency'];
      readonly waitingSince: Date;
    }
  >`
    select c.id, c.name, c.urgency, c.phone, c.email, c.source, c.owner_id, c.first_contacted_at, c.created_at, ${WAITING_SINCE} as waiting_since
    from contact_records c where ${IS_HOT} order by c.id desc limit ${SHOWN_AT_MOST}`.execute(db);
  const total = rows.length < SHOWN_AT_MOST ? rows.length : await countUpTo(db, IS_HOT, HOT_COUNT_CAP + 1);
  return {
    total: Math.min(total, HOT_COUNT_CAP),
    capped: total > HOT_COUNT_CAP,
    late: rows.length === 0 ? 0 : await countLate(db, now, HOT_COUNT_CAP),
    rows: rows.map((r) => ({
      id: r.id,
      name: r.name,
      urgency: r.urgency,
      phone: r.phone,
      email: r.email,
      source: r.source,
      ownerId: r.ownerId,
      firstContactedAt: r.firstContactedAt?.toISOString() ?? null,
      createdAt: r.createdAt.toISOString(),
      waitingSince: r.waitingSince.toISOString(),
    })),
  };
}

/** What waits among the leads at `now`; each number is counted up to `cap`, and one more says that there are more. */
export async function countWaiting(db: StaffDb, now: Date, cap: number): Promise<{ hotLate: number; hotInTime: number; unowned: number }> {
  return {
    hotLate: await countLate(db, now, cap + 1),
    hotInTime: await countUpTo(db, sql`${IS_UNANSWERED} and ${WAITING_SINCE} > ${hourBefore(now)}`, cap + 1),
    unowned: await countUpTo(db, sql`${IS_ACTIVE_LEAD} and c.stage = 'new' and c.owner_id is null`, cap + 1),
  };
}

const WAITING_SINCE = sql`greatest(c.stage_since, c.created_at)`;
const hourBefore = (now: Date): Date => new Date(now.getTime() - RESPOND_MINUTES * 60_000);

async function countLate(db: Db, now: Date, most: number): Promise<number> {
  return countUpTo(db, sql`${IS_UNANSWERED} and ${WAITING_SINCE} <= ${hourBefore(now)}`, most);
}

async function countUpTo(db: Db, condition: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from (select 1 from contact_records c where ${condition} limit ${most}) as found`.execute(db);
  return rows[0]?.n ?? 0;
}

function matches({ q = '', owner, source, urgency }: BoardFilter): RawBuilder<unknown> {
  const parts = [
    ...(owner === undefined ? [] : [owner === 'none' ? sql`c.owner_id is null` : sql`c.owner_id = ${owner}`]),
    ...(source === undefined ? [] : [sql`c.source = ${source}`]),
    ...(urgency === undefined ? [] : [sql`c.urgency = ${urgency}`]),
    ...q
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`c.search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function asCard(r: CardRow): LeadCard {
  return {
    id: r.id,
    version: r.version,
    name: r.name,
    stage: r.stage,
    stageSince: r.stageSince?.toISOString() ?? null,
    urgency: r.urgency,
    email: r.email,
    phone: r.phone,
    source: r.source,
    ownerId: r.ownerId,
    referrerName: r.referrerName,
    followUpOn: r.followUpOn,
    firstContactedAt: r.firstContactedAt?.toISOString() ?? null,
    lastContactedAt: r.lastContactedAt?.toISOString() ?? null,
    lostReason: r.lostReason,
    createdAt: r.createdAt.toISOString(),
  };
}

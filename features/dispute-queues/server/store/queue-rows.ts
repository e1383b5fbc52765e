// The rows of the queues: each client with a round that is being prepared or open, and with the newest one or none beside. Which rows a queue
// has, is said by the table of `rules/queues.ts`.
import { sql, type RawBuilder } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { FACT_LEVELS, FACTS, mayHold, QUEUE_RULES, QUEUES, type Fact, type Queue, type RowFacts } from '../../rules/queues.ts';
import { factIs, factSet, ROW_FACTS, type Asked } from './fact-sets.ts';

type Sql = RawBuilder<unknown>;
export interface QueueFilter {
  readonly bureau?: Bureau | undefined;
  /** A member of staff, or 'none'. */
  readonly owner?: string | undefined;
  readonly search?: string | undefined;
  readonly hold?: 'yes' | 'no' | undefined;
}
/** Where a row is in its queue: a moment to the microsecond, the contact, and the round or NO_ROUND. */
export type QueuePlace = readonly [at: string, contactId: string, roundId: string];
export interface FoundRow {
  readonly contactId: string;
  readonly roundId: string | null;
  readonly at: string;
}

const NO_ROUND = '00000000-0000-0000-0000-000000000000';
const LIVE = sql`c.category = 'client' and c.archived_at is null and c.stage not in ('graduated', 'cancelled')`;
const COLUMNS = sql`c.id as contact_id, r.id as round_id, r.state as round_state, r.created_at, r.changed_at, r.opened_at`;

/** All rows as `q`; those of states no queue of these asks for are left out. */
function rowsOf(queues: readonly Queue[], filter: QueueFilter, { contactIds }: Pick<Asked, 'contactIds'> = {}): Sql {
  const conditions = sql`${matches(filter)} ${contactIds === undefined ? sql`` : sql`and c.id = any(${[...contactIds]}::uuid[])`}`;
  const states = (['draft', 'open'] as const).filter((state) => queues.some((queue) => mayHold(queue, state)));
  const current = sql`select ${COLUMNS}, not (${LIVE}) as has_ended,
      not exists (select 1 from dispute_round_times n where n.contact_id = r.contact_id and n.number > r.number) as is_newest
    from dispute_round_times r join contact_heads c on c.id = r.contact_id
    where r.state in (${sql.join(states.map((state) => sql.lit(state)))}) ${conditions}`;
  const rest = sql`select ${COLUMNS}, false as has_ended, true as is_newest from contact_heads c
    left join lateral (select * from dispute_round_times t where t.contact_id = c.id order by t.number desc limit 1) r on true
    where ${LIVE} and (r.id is null or r.state = 'closed') ${conditions}`;
  const parts = [
    ...(states.length > 0 ? [current] : []),
    ...(queues.some((queue) => mayHold(queue, 'none') || mayHold(queue, 'closed')) ? [rest] : []),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) q`;
}

function matches({ bureau, owner, search = '', hold }: QueueFilter): Sql {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return sql.join(
    [
      ...(owner === undefined ? [] : [owner === 'none' ? sql`and c.owner_id is null` : sql`and c.owner_id = ${owner}`]),
      ...(hold === undefined ? [] : [hold === 'yes' ? sql`and c.on_hold_since is not null` : sql`and c.on_hold_since is null`]),
      ...words.map((word) => sql`and c.name ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
      ...(bureau === undefined
        ? []
        : [
            sql`and exists (select 1 from dispute_item_records b where b.contact_id = r.contact_id and b.round_id = r.id and b.bureau = ${bureau} and b.state <> 'withdrawn')`,
          ]),
    ],
    sql` `,
  );
}

/** Rows of a queue, the most urgent first. */
export async function listQueueRows(
  db: StaffDb,
  asked: Asked,
  query: QueueFilter & { readonly queue: Queue; readonly after?: QueuePlace | undefined; readonly limit: number },
): Promise<FoundRow[]> {
  const { queue, after, limit } = query;
  const { ways, withEnded } = QUEUE_RULES[queue];
  const joins = ways.map(({ fact, unless }, place) => joinSet(`k${place}`, fact, unless, asked));
  const { rows } = await sql<FoundRow>`select w.contact_id as "contactId", w.round_id as "roundId",
      to_char(w.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (select q.contact_id, q.round_id, least(${sql.join(joins.map(({ at }) => at))}) as at
      from ${rowsOf([queue], query)} ${sql.join(
        joins.map(({ join }) => join),
        sql` `,
      )} where ${withEnded === true ? sql`true` : sql`not q.has_ended`}) w
    where w.at is not null and ${after === undefined ? sql`true` : sql`(w.at, w.contact_id, coalesce(w.round_id, ${NO_ROUND}::uuid)) > (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::uuid)`}
    order by w.at, w.contact_id, coalesce(w.round_id, ${NO_ROUND}::uuid) limit ${limit}`.execute(db);
  return rows;
}

export const placeOf = ({ at, contactId, roundId }: FoundRow): QueuePlace => [at, contactId, roundId ?? NO_ROUND];

/** What brings rows in by one fact: a join, and the moment since when it is true; null where it is not. */
function joinSet(name: string, fact: Fact, unless: Fact | undefined, asked: Asked): { readonly join: Sql; readonly at: Sql } {
  const counts = unless === undefined ? sql`true` : sql`not ${factIs(unless, asked)}`;
  const own = ROW_FACTS[fact];
  if (own) return { join: sql``, at: sql`case when ${own.is} and ${counts} then ${own.at} end` };
  const set = factSet(fact, asked) ?? sql``;
  const alias = sql.ref(name);
  const at = sql`case when ${counts} then ${sql.ref(`${name}.at`)} end`;
  return FACT_LEVELS[fact] === 'client'
    ? {
        at,
        join: sql`left join (select s.contact_id, min(s.at) as at from (${set}) s group by s.contact_id) ${alias}
          on ${sql.ref(`${name}.contact_id`)} = q.contact_id and q.is_newest`,
      }
    : {
        at,
        join: sql`left join (select s.contact_id, s.round_id, min(s.at) as at from (${set}) s group by s.contact_id, s.round_id) ${alias}
          on ${sql.ref(`${name}.contact_id`)} = q.contact_id and ${sql.ref(`${name}.round_id`)} = q.round_id`,
      };
}

/** How many rows each queue has. */
export async function countQueues(db: StaffDb, asked: Asked, filter: QueueFilter): Promise<Readonly<Record<Queue, number>>> {
  const counts = QUEUES.map((queue) => {
    const { ways, withEnded } = QUEUE_RULES[queue];
    const any = ways.map(({ fact, unless }) =>
      unless === undefined ? factIs(fact, asked) : sql`(${factIs(fact, asked)} and not ${factIs(unless, asked)})`,
    );
    return sql`count(*) filter (where (${sql.join(any, sql` or `)}) ${withEnded === true ? sql`` : sql`and not q.has_ended`})::int as ${sql.ref(queue)}`;
  });
  const {
    rows: [found],
  } = await sql<Record<Queue, number>>`select ${sql.join(counts)} from ${rowsOf(QUEUES, filter)}`.execute(db);
  if (!found) throw new Error('Nothing was counted.');
  return found;
}

/** What is known of all rows of these contacts, by `rowKey`. */
export async function listFacts(
  db: StaffDb,
  asked: Asked & { readonly contactIds: readonly string[] },
): Promise<ReadonlyMap<string, RowFacts>> {
  const facts = FACTS.map((fact) => sql`${factIs(fact, asked)} as ${sql.ref(fact)}`);
  const { rows } = await sql<
    RowFacts & { readonly contactId: string; readonly roundId: string | null }
  >`select q.contact_id as "contactId", q.round_id as "roundId", q.has_ended as "hasEnded", ${sql.join(facts)}
    from ${rowsOf(QUEUES, {}, asked)}`.execute(db);
  return new Map(rows.map(({ contactId, roundId, ...known }) => [rowKey(contactId, roundId), known]));
}

export const rowKey = (contactId: string, roundId: string | null): string => `${contactId} ${roundId ?? ''}`;

// The facts of `rules/queues.ts` in SQL. Each set has the clients, or the rounds, a fact is true of, with the moment it is sorted by. `q` is a row.
import { sql, type RawBuilder } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { approvalState, LAST_DECISION } from '../../../letters/server/public.ts';
import { FACT_LEVELS, type Fact } from '../../rules/queues.ts';

type Sql = RawBuilder<unknown>;
export interface Asked {
  readonly today: CivilDate;
  /** Only of these contacts. */
  readonly contactIds?: readonly string[];
}

/** The start of a day, so that days and moments sort as one. */
const atDay = (column: string): Sql => sql`${sql.ref(column)}::timestamp at time zone 'UTC'`;
const only = ({ contactIds }: Asked, column: string): Sql =>
  contactIds === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...contactIds]}::uuid[])`;

/** Letters of open rounds whose mailing is not recorded, that meet a condition on the letter `l` and its last decision `a`. */
const unmailed = (asked: Asked, at: Sql, condition: Sql): Sql => sql`select l.contact_id, l.round_id, ${at} as at from dispute_open_rounds o
  join letter_ways l on l.contact_id = o.contact_id and l.round_id = o.id
  left join dispute_mailing_days m on m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau ${LAST_DECISION}
  where m.mailed_on is null ${only(asked, 'o.contact_id')} and ${condition}`;
const approvalIn = ({ today }: Asked, states: readonly string[]): Sql =>
  sql`l.state = 'ready' and (${approvalState(today)}) in (${sql.join(states.map((state) => sql.lit(state)))})`;
const WAITING = ['waiting', 'changed', 'expired', 'taken-back', 'ended'];
const MAY_GO = ['approved', 'not-needed'];

/** Letters of open rounds that a bureau has not answered altogether, by a condition on their mailing `m`. */
const unanswered = (
  asked: Asked,
  at: Sql,
  condition: Sql,
): Sql => sql`select m.contact_id, m.round_id, ${at} as at from dispute_open_rounds o
  join dispute_mailing_days m on m.contact_id = o.contact_id and m.round_id = o.id
  where exists (select 1 from dispute_items_in_progress i where i.contact_id = m.contact_id and i.round_id = m.round_id and i.bureau = m.bureau)
    ${only(asked, 'o.contact_id')} and ${condition}`;

/** Reports that were read and after which no round was prepared. */
const ready = (asked: Asked): Sql => sql`credit_report_uploads u where u.state = 'ready' ${only(asked, 'u.contact_id')}
  and not exists (select 1 from dispute_round_times t where t.contact_id = u.contact_id and t.created_at >= u.uploaded_at)`;

const SETS: Readonly<Partial<Record<Fact, (asked: Asked) => Sql>>> = {
  reportWaits: (asked) => sql`select u.contact_id, u.uploaded_at as at from credit_report_uploads u
    where u.state in ('reading', 'questioned', 'manual', 'refused') ${only(asked, 'u.contact_id')} and (u.state <> 'refused'
      or not exists (select 1 from credit_report_uploads n where n.contact_id = u.contact_id and n.state = 'ready' and n.uploaded_at > u.uploaded_at))`,
  reportUnjudged: (asked) => sql`select u.contact_id, u.uploaded_at as at from ${ready(asked)}
    and not exists (select 1 from finding_times f where f.contact_id = u.contact_id and coalesce(f.answered_at, f.asked_at) >= u.uploaded_at)`,
  reportJudged: (asked) => sql`select u.contact_id, u.uploaded_at as at from ${ready(asked)}
    and exists (select 1 from finding_times f where f.contact_id = u.contact_id and f.answer = 'wrong' and f.disputed_at is null and f.answered_at >= u.uploaded_at)`,
  questionWaits: (
    asked,
  ) => sql`select f.contact_id, f.asked_at as at from finding_questions f where f.answer = 'asked' ${only(asked, 'f.contact_id')}
    union all select d.contact_id, d.asked_at from dispute_questions d where d.answer = 'asked' ${only(asked, 'd.contact_id')}`,
  approvalWaits: (asked) => unmailed(asked, sql`coalesce(l.asked_at, l.created_at)`, approvalIn(asked, WAITING)),
  letterReturned: (asked) =>
    unmailed(asked, sql`l.created_at`, sql`((l.state = 'failed' and l.printed_at is null) or (${approvalIn(asked, ['sent-back'])}))`),
  letterUnprinted: (asked) => unmailed(asked, sql`l.created_at`, sql`l.printed_at is null and ${approvalIn(asked, MAY_GO)}`),
  letterUnmailed: (asked) => unmailed(asked, sql`l.printed_at`, sql`l.printed_at is not null and ${approvalIn(asked, MAY_GO)}`),
  answerRuns: (asked) => unanswered(asked, atDay('m.overdue_after'), sql`m.overdue_after >= ${asked.today}::date`),
  answerLate: (asked) => unanswered(asked, atDay('m.overdue_after'), sql`m.overdue_after < ${asked.today}::date`),
  outcomeProposed: (asked) => sql`select o.contact_id, i.round_id, o.proposed_at as at from dispute_proposed_outcomes o
    join dispute_item_records i on i.contact_id = o.contact_id and i.id = o.item_id where i.state = 'in-progress' ${only(asked, 'o.contact_id')}`,
  answerMissing: (asked) =>
    unanswered(
      asked,
      atDay('m.overdue_after'),
      sql`exists (select 1 from dispute_item_records d where d.contact_id = m.contact_id and d.round_id = m.round_id and d.bureau = m.bureau
        and d.state in ('removed', 'corrected', 'confirmed'))`,
    ),
};

/** The clients or rounds that a fact is true of; undefined for a fact of the row itself. */
export function factSet(fact: Fact, asked: Asked): Sql | undefined {
  return SETS[fact]?.(asked);
}

/** Only the newest round of a row is closed. */
const LEFT = sql`exists (select 1 from dispute_items_left w where w.contact_id = q.contact_id)`;

/** Facts of the row itself, and the moment each is sorted by. */
export const ROW_FACTS: Readonly<Partial<Record<Fact, { readonly is: Sql; readonly at: Sql }>>> = {
  isDraft: { is: sql`coalesce(q.round_state = 'draft', false)`, at: sql`q.created_at` },
  isOpen: { is: sql`coalesce(q.round_state = 'open', false)`, at: sql`q.opened_at` },
  stillWrong: {
    is: sql`(coalesce(q.round_state = 'closed', false) and ${LEFT})`,
    at: sql`q.changed_at`,
  },
  nothingLeft: {
    is: sql`(coalesce(q.round_state = 'closed', false) and not ${LEFT}
      and not exists (select 1 from dispute_open_rounds n where n.contact_id = q.contact_id))`,
    at: sql`q.changed_at`,
  },
};

/** Whether a fact is true of the row `q`. */
export function factIs(fact: Fact, asked: Asked): Sql {
  const own = ROW_FACTS[fact];
  if (own) return own.is;
  const set = factSet(fact, asked);
  if (!set) throw new Error(`Nothing says what ${fact} is.`);
  return FACT_LEVELS[fact] === 'client'
    ? sql`(q.is_newest and q.contact_id in (select s.contact_id from (${set}) s))`
    : sql`coalesce((q.contact_id, q.round_id) in (select s.contact_id, s.round_id from (${set}) s), false)`;
}

// Statements about rounds, letters, what bureaus answered, and scores.
import { sql } from 'kysely';
import { dayOf, nameOf, OWNER, PLACE, type ReportStatement, within } from './report-query.ts';

/** Who first sent a letter to print. */
const PRINTED_BY = sql`(select p.created_by from letter_print_batches p where p.letter_id = d.id order by p.created_at limit 1)`;

export const LETTERS: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select:
    () => sql`select d.id, d.printed_at as at, d.contact_id, c.name as contact, c.location_id, ${PLACE} as location, ${PRINTED_BY} as person_id, ${nameOf(PRINTED_BY)} as person,
      d.bureau, d.round_number as round, d.items, d.pages
    from letter_records d join contact_records c on c.id = d.contact_id
    where d.printed_at is not null and d.kind = 'round'`,
};

export const ROUNDS: ReportStatement = {
  at: 'date',
  order: 'asc',
  // A letter without a recorded mailing has no clock; it sorts behind those whose day is known.
  select: ({
    today,
  }) => sql`select o.*, coalesce(o.due, 'infinity'::date) as at, case when o.due < ${today}::date then ${today}::date - o.due end as over,
      case when o.due is null then 'not-mailed' when o.due < ${today}::date then 'overdue' else 'waiting' end as clock
    from (select r.id::text || i.bureau as id, r.contact_id, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
        i.bureau, r.number as round, i.items, r.opened_at as opened, m.mailed_on as mailed, m.overdue_after as due
      from dispute_round_records r
        join lateral (select bureau, count(*)::int as items from dispute_items_in_progress i where i.contact_id = r.contact_id and i.round_id = r.id group by bureau) i on true
        join contact_records c on c.id = r.contact_id left join dispute_mailing_days m on m.contact_id = r.contact_id and m.round_id = r.id and m.bureau = i.bureau
      where r.state = 'open' and r.opened_at is not null) o`,
};

export const OUTCOMES: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select: ({
    zone,
  }) => sql`select o.item_id as id, o.decided_at as at, o.contact_id, c.name as contact, c.location_id, ${PLACE} as location, o.decided_by as person_id, o.decided_by_name as person,
      i.bureau, encode(i.furnisher_index, 'hex') as furnisher, coalesce(i.reason_code, 'none') as ground, o.result, o.source as origin, r.number as round,
      case when o.result <> 'unanswered' then coalesce(o.answered_on, ${dayOf(sql`o.decided_at`, zone)}) - m.counted_from end as days
    from dispute_outcome_records o join dispute_item_records i on i.contact_id = o.contact_id and i.id = o.item_id
      join dispute_round_records r on r.contact_id = i.contact_id and r.id = i.round_id
      join contact_records c on c.id = o.contact_id
      left join dispute_mailing_days m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau
    where o.state = 'accepted'`,
};

/**
 * First and last are found by one number of day and value each; of several on a day, the lowest counts. The contact is joined from outside,
 * so that the database leaves it out where nothing of it is asked for.
 */
export const SCORES: ReportStatement = {
  at: 'date',
  order: 'desc',
  ownPeriod: true,
  select: (query) => sql`select s.*, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
      s.last - s.first as points, case when s.last > s.first then 'up' when s.last < s.first then 'down' else 'same' end as change
    from (select v.contact_id::text || v.bureau || v.line as id, v.contact_id, v.bureau, case when v.line like 'OTHER %' then 'OTHER' else v.line end as model,
        max(v.scored_on) as at, (min((v.scored_on - date '1970-01-01') * 1000 + v.value) % 1000) as first,
        999 - (max((v.scored_on - date '1970-01-01') * 1000 + 999 - v.value) % 1000) as last
      from score_values v where ${within(sql`v.scored_on`, 'date', query)}
      group by v.contact_id, v.bureau, v.line having min(v.scored_on) < max(v.scored_on)) s
      left join contact_records c on c.id = s.contact_id`,
};

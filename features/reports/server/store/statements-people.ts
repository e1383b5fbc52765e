// Statements about leads, clients and the work with them.
import { sql } from 'kysely';
import { dayOf, endsAt, nameOf, OWNER, PLACE, within, type ReportStatement } from './report-query.ts';

export const LEADS: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select: () => sql`select c.id, c.created_at as at, c.id as contact_id, c.name as contact, c.location_id, ${PLACE} as location,
      c.owner_id as person_id, ${OWNER} as person, coalesce(c.source, 'none') as source, case when c.category = 'client' then 'converted' else c.stage end as stage,
      c.urgency, case when c.urgency in ('High', 'Critical') then 'hot' else 'other' end as hot,
      case when c.first_contacted_at is null then 'waiting' when c.first_contacted_at <= c.created_at + interval '1 hour' then 'hour'
        when c.first_contacted_at <= c.created_at + interval '24 hours' then 'day' else 'later' end as answered,
      case when c.first_contacted_at is not null then round(extract(epoch from greatest(c.first_contacted_at - c.created_at, interval '0')) / 3600, 1) end as hours
    from contact_records c
    where c.archived_at is null and c.merged_into is null and (c.category = 'lead' or (c.category = 'client' and c.converted_at is not null))`,
};

export const CALLS: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select: ({
    today,
    zone,
  }) => sql`select k.id, k.at, k.contact_id, c.name as contact, c.location_id, ${PLACE} as location, k.person_id, ${nameOf(sql`k.person_id`)} as person, k.kind, k.outcome
    from (select id, at, contact_id, by_id as person_id, 'call' as kind, outcome from lead_call_times
      union all
      select id, (follow_up_on::timestamp at time zone ${sql.lit(zone)}), id, owner_id, 'follow-up',
        case when follow_up_on < ${today}::date then 'overdue' else 'planned' end
      from contact_records where follow_up_on is not null and archived_at is null and merged_into is null) k
      join contact_records c on c.id = k.contact_id`,
};

export const ONBOARDING: ReportStatement = {
  at: 'timestamptz',
  order: 'asc',
  select: ({
    today,
    zone,
  }) => sql`select o.*, case when o.days <= 7 then 'week' when o.days <= 14 then 'fortnight' when o.days <= 30 then 'month' else 'older' end as age
    from (select c.id, c.stage_since as at, c.id as contact_id, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
        greatest(0, ${today}::date - ${dayOf(sql`c.stage_since`, zone)}) as days, case when c.on_hold_since is null then 'no' else 'yes' end as hold
      from contact_records c
      where c.category = 'client' and c.stage = 'onboarding' and c.archived_at is null and c.stage_since is not null) o`,
};

/** A client began when a lead was converted, or when the record was made as one. */
const BEGAN = sql`coalesce(converted_at, created_at)`;
const HAS_ENDED = sql`stage in ('graduated', 'cancelled')`;
const CLIENT = sql`from contact_records where category = 'client' and archived_at is null and merged_into is null`;

export const CLIENTS: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  ownPeriod: true,
  select: (query) => {
    const lastDay = query.to ?? query.today;
    return sql`select k.id, k.at, k.happened, c.id as contact_id, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
        c.stage, coalesce(c.source, 'none') as source
      from (select id, ${BEGAN} as at, 'new' as happened ${CLIENT} and ${within(BEGAN, 'timestamptz', query)}
        union all select id, stage_since, 'ended' ${CLIENT} and ${HAS_ENDED} and ${within(sql`stage_since`, 'timestamptz', query)}
        union all select id, ${BEGAN}, 'active' ${CLIENT} and ${BEGAN} < ${endsAt(lastDay, query.zone)} and (not ${HAS_ENDED} or stage_since >= ${endsAt(lastDay, query.zone)})) k
        join contact_records c on c.id = k.id`;
  },
};

export const STAGES: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select:
    () => sql`select s.id, s.until as at, s.contact_id, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
      s.category, s.stage, coalesce(s.next_stage, 'none') as next, round(extract(epoch from s.until - s.since) / 86400, 1) as days
    from contact_stage_times s join contact_records c on c.id = s.contact_id`,
};

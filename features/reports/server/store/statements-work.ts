// Statements about the work of the staff, and about who saw or took out personal data.
import { sql } from 'kysely';
import { ACCESS_KINDS, WORK_KINDS } from '../../rules/definitions/work.ts';
import { dayOf, nameOf, PLACE, type ReportStatement } from './report-query.ts';

export const TASKS: ReportStatement = {
  at: 'date',
  order: 'desc',
  select: ({
    today,
    zone,
  }) => sql`select t.id, coalesce(t.due_on, ${dayOf(sql`t.created_at`, zone)}) as at, t.contact_id, c.name as contact, c.location_id, ${PLACE} as location,
      t.assignee_id as person_id, ${nameOf(sql`t.assignee_id`)} as person, t.title, t.kind, t.done_at as done,
      case when t.done_at is not null then 'done' when t.due_on < ${today}::date then 'overdue' else 'open' end as state
    from task_records t left join contact_records c on c.id = t.contact_id`,
};

export const ACCESS: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select:
    () => sql`select a.id, a.at, a.contact_id, c.name as contact, null::uuid as location_id, null::text as location, a.actor_id as person_id, a.actor_name as person, a.kind
    from activity_entries a left join contact_records c on c.id = a.contact_id
    where a.kind = any(${Object.keys(ACCESS_KINDS)}::text[])`,
};

export const WORK: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select:
    () => sql`select a.id, a.at, a.contact_id, c.name as contact, c.location_id, ${PLACE} as location, a.actor_id as person_id, a.actor_name as person, a.kind
    from activity_entries a left join contact_records c on c.id = a.contact_id
    where a.kind = any(${Object.keys(WORK_KINDS)}::text[]) and a.actor_kind = 'staff'`,
};

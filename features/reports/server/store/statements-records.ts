// Statements about agreements, licenses, credit monitoring and the age of credit reports.
import { sql } from 'kysely';
import { RENEWAL_NOTICE_DAYS } from '../../../office/rules/licenses.ts';
import { REPORT_OLD_DAYS } from '../../rules/definitions/records.ts';
import { OWNER, PLACE, type ReportStatement } from './report-query.ts';

export const AGREEMENTS: ReportStatement = {
  at: 'date',
  order: 'desc',
  select:
    () => sql`select a.id, a.signed_on as at, a.contact_id, c.name as contact, c.location_id, ${PLACE} as location, a.recorded_by as person_id, a.recorded_by_name as person,
      coalesce(a.state, 'none') as state, a.signed_on::text as day, a.how, case when a.cancelled_on is null then 'signed' else 'cancelled' end as status, a.cancelled_on as cancelled
    from agreement_days a join contact_records c on c.id = a.contact_id`,
};

export const LICENSES: ReportStatement = {
  at: 'date',
  order: 'asc',
  select: ({
    today,
  }) => sql`select d.id, d.valid_until as at, null::uuid as contact_id, d.location_id, l.name as location, null::uuid as person_id, null::text as person,
      d.kind, d.state, d.number, d.issuer, d.valid_until - ${today}::date as days,
      case when d.valid_until < ${today}::date then 'ended' when d.valid_until <= ${today}::date + ${sql.lit(RENEWAL_NOTICE_DAYS)} then 'ending' else 'later' end as status
    from office_license_dates d join office_location_names l on l.id = d.location_id
    where d.valid_until is not null and l.closed_at is null`,
};

export const MONITORING: ReportStatement = {
  at: 'timestamptz',
  order: 'desc',
  select:
    () => sql`select m.id, m.status_at as at, m.contact_id, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
      m.provider, m.status, m.last_pull_at as pulled, m.next_refresh_on as next
    from monitoring_states m join contact_records c on c.id = m.contact_id
    where c.archived_at is null`,
};

export const OLD_REPORTS: ReportStatement = {
  at: 'date',
  order: 'asc',
  select: ({ today }) => sql`select o.*, coalesce(o.dated, '-infinity'::date) as at, ${today}::date - o.dated as days,
      case when o.dated is null then 'none' when o.dated >= ${today}::date - 60 then 'months' when o.dated >= ${today}::date - 90 then 'quarter' else 'older' end as age
    from (select c.id, c.id as contact_id, c.name as contact, c.location_id, ${PLACE} as location, c.owner_id as person_id, ${OWNER} as person,
        r.dated
      from contact_records c
        left join (select contact_id, max(report_date) as dated from credit_report_dates where state = 'ready' group by contact_id) r on r.contact_id = c.id
      where c.category = 'client' and c.stage not in ('graduated', 'cancelled') and c.archived_at is null) o
    where o.dated is null or o.dated < ${today}::date - ${sql.lit(REPORT_OLD_DAYS)}`,
};

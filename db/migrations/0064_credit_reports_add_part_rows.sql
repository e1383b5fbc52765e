-- The reports a combined report is made of, one row for each bureau, in place of a list in the report itself. A combined report has no
-- document of its own: it is put together from its parts each time it is opened.
create table credit_report_parts (
  contact_id uuid not null references contacts (id),
  combined_id uuid not null,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  part_id uuid not null,
  primary key (contact_id, combined_id, bureau),
  foreign key (contact_id, combined_id) references credit_reports (contact_id, id),
  foreign key (contact_id, part_id) references credit_reports (contact_id, id),
  check (combined_id <> part_id)
);
create unique index credit_report_parts_once on credit_report_parts (combined_id, part_id);
create index credit_report_parts_by_part on credit_report_parts (contact_id, part_id);
alter table credit_report_parts enable row level security;
create policy portal on credit_report_parts using (contact_id = portal_contact());

insert into credit_report_parts (contact_id, combined_id, bureau, part_id)
  select r.contact_id, r.id, p ->> 'bureau', (p ->> 'reportId')::uuid
  from credit_reports r cross join lateral jsonb_array_elements(r.parts) p
  where r.parts is not null;

-- The format says which reports are combined.
update credit_reports set source_format = 'combined' where parts is not null and source_format is distinct from 'combined';
drop index credit_reports_combined;
create index credit_reports_combined on credit_reports (contact_id) where source_format = 'combined';
drop view credit_report_days;
create view credit_report_days with (security_invoker = true) as
  select contact_id, id, report_date from credit_reports where state = 'ready' and source_format is distinct from 'combined';
alter table credit_reports drop column parts;

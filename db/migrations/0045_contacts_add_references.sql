-- The rest of what names another record names one that exists. Accounts are closed and reports set aside, neither is ever deleted, so only
-- what may be deleted (second factors, events, files) says what happens then, and has an index for it.
update contacts c set created_by = null where created_by is not null and not exists (select 1 from users u where u.id = c.created_by);
update files f set created_by = null where created_by is not null and not exists (select 1 from users u where u.id = f.created_by);
update files f set deleted_by = null where deleted_by is not null and not exists (select 1 from users u where u.id = f.deleted_by);
update credit_reports r set uploaded_by = null where uploaded_by is not null and not exists (select 1 from users u where u.id = r.uploaded_by);
update credit_report_matches m set decided_by = null where decided_by is not null and not exists (select 1 from users u where u.id = m.decided_by);
update dispute_outcomes o set decided_by = null where decided_by is not null and not exists (select 1 from users u where u.id = o.decided_by);
update print_batches b set created_by = null where created_by is not null and not exists (select 1 from users u where u.id = b.created_by);
alter table contacts add constraint contacts_created_by_fkey foreign key (created_by) references users (id);
alter table files
  add constraint files_created_by_fkey foreign key (created_by) references users (id),
  add constraint files_deleted_by_fkey foreign key (deleted_by) references users (id);
alter table credit_reports add constraint credit_reports_uploaded_by_fkey foreign key (uploaded_by) references users (id);
alter table credit_report_matches add constraint credit_report_matches_decided_by_fkey foreign key (decided_by) references users (id);
alter table document_checks add constraint document_checks_recorded_by_fkey foreign key (recorded_by) references users (id);
alter table print_batches add constraint print_batches_created_by_fkey foreign key (created_by) references users (id);

-- A score of a report stays with the contact of that report: a record with reports is never merged away. Answers may follow a merged record.
update credit_scores s set report_id = null where report_id is not null
  and not exists (select 1 from credit_reports r where r.contact_id = s.contact_id and r.id = s.report_id);
alter table credit_scores add constraint credit_scores_report_fkey foreign key (contact_id, report_id) references credit_reports (contact_id, id);
alter table finding_answers add constraint finding_answers_report_fkey foreign key (report_id) references credit_reports (id);

-- Events are deleted when reports are compared again; an outcome stays, and says in words what it rests on.
update dispute_outcomes o set event_id = null where event_id is not null
  and not exists (select 1 from credit_report_events e where e.contact_id = o.contact_id and e.id = o.event_id);
alter table dispute_outcomes
  add constraint dispute_outcomes_event_fkey foreign key (contact_id, event_id) references credit_report_events (contact_id, id)
    on delete set null (event_id),
  add constraint dispute_outcomes_decided_by_fkey foreign key (decided_by) references users (id);
create index dispute_outcomes_by_event on dispute_outcomes (event_id) where event_id is not null;

-- Without its factor a session counts as one that showed none.
update sessions s set second_factor_id = null where second_factor_id is not null
  and not exists (select 1 from second_factors f where f.id = s.second_factor_id);
alter table sessions add constraint sessions_second_factor_fkey foreign key (second_factor_id) references second_factors (id) on delete set null;
create index sessions_by_second_factor on sessions (second_factor_id) where second_factor_id is not null;

-- A deleted file is looked for in each of these.
create index credit_reports_by_file on credit_reports (file_id) where file_id is not null;
create index letters_by_file on letters (file_id) where file_id is not null;
create index print_batches_by_file on print_batches (file_id) where file_id is not null;
create index imports_by_file on imports (file_id) where file_id is not null;

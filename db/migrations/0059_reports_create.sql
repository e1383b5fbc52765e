-- What features let reports read of their tables. Plain projections, read with the rights of the reader; nothing sealed is in them.
create view contact_stage_times with (security_invoker = true) as
  select id, contact_id, category, stage, since, until, next_category, next_stage from contact_stage_stays;
create view activity_entries with (security_invoker = true) as
  select id, at, kind, actor_kind, actor_id, actor_name, contact_id from activity;
create view office_license_dates with (security_invoker = true) as
  select id, location_id, kind, state, number, issuer, valid_from, valid_until from office_licenses where removed_at is null;
create view task_records with (security_invoker = true) as
  select id, contact_id, title, kind, due_on, assignee_id, created_at, done_at, done_by_name from tasks where removed_at is null;
create view lead_call_times with (security_invoker = true) as
  select id, contact_id, at, direction, outcome, by_id, by_name from lead_calls where removed_at is null;
create view agreement_days with (security_invoker = true) as
  select id, contact_id, signed_on, how, state, cancelled_on, recorded_by, recorded_by_name from agreements where removed_at is null;
create view score_values with (security_invoker = true) as
  select id, contact_id, bureau, model, model_printed, value, scored_on from credit_scores where removed_at is null;
create view credit_report_dates with (security_invoker = true) as
  select contact_id, id, state, report_date from credit_reports;
create view monitoring_states with (security_invoker = true) as
  select id, contact_id, provider, status, status_at, last_pull_at, next_refresh_on from monitoring_connections where removed_at is null;
create view dispute_round_records with (security_invoker = true) as
  select contact_id, id, number, state, opened_at from dispute_rounds;
create view dispute_item_records with (security_invoker = true) as
  select contact_id, id, round_id, bureau, kind, reason_code, state, furnisher_index from dispute_items;
create view dispute_outcome_records with (security_invoker = true) as
  select contact_id, id, item_id, result, source, state, decided_at, decided_by, decided_by_name from dispute_outcomes;
create view letter_records with (security_invoker = true) as
  select contact_id, id, round_id, round_number, bureau, items, pages, created_at, printed_at from letters;
create view letter_print_batches with (security_invoker = true) as
  select l.letter_id, b.id, b.created_at, b.created_by from print_batch_letters l join print_batches b on b.id = l.batch_id;

-- Reports and analytics look at spans of time over all contacts.
create index dispute_outcomes_decided on dispute_outcomes (decided_at, id) where state = 'accepted';
create index letters_printed on letters (printed_at, id) where printed_at is not null;
create index lead_calls_by_time on lead_calls (at, id) where removed_at is null;
create index agreements_by_day on agreements (signed_on, id) where removed_at is null;
create index credit_scores_lines on credit_scores (contact_id, bureau, model, model_printed, scored_on, value) where removed_at is null;

-- Reports written to a file: one sealed file each, downloaded once by the session that asked for it.
create table report_files (
  id uuid primary key,
  report text not null,
  -- What the rows were limited to, without any name.
  filter jsonb not null,
  format text not null check (format in ('csv', 'xlsx', 'pdf')),
  state text not null check (state in ('writing', 'ready', 'fetched', 'cancelled', 'failed', 'expired')),
  rows_total integer,
  rows_written integer not null default 0,
  size_bytes bigint not null default 0,
  file_id uuid references files (id) on delete set null,
  token_hash bytea unique,
  session_id uuid not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  created_by_name text not null,
  moved_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  fetched_at timestamptz,
  problem text
);
create index report_files_by_person on report_files (created_by, id desc);
create index report_files_by_file on report_files (file_id) where file_id is not null;
create index report_files_writing on report_files (moved_at) where state in ('writing', 'ready');

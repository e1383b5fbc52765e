-- What a person says of a report (whose it is, whether it is complete), reports typed by hand, decisions about which lines are one account,
-- and what changed from report to report.
alter table credit_reports drop constraint credit_reports_state_check;
alter table credit_reports add constraint credit_reports_state_check check (state in ('reading', 'ready', 'refused', 'questioned', 'manual', 'discarded'));
-- 'questioned': read, but it seems to be about somebody else; it counts for nothing until a person answers.
alter table credit_reports add column doubts jsonb not null default '[]';
-- Bureaus of which a person said that their short list is complete.
alter table credit_reports add column confirmed_complete jsonb not null default '[]';
alter table credit_reports add column person_confirmed_by text;
alter table credit_reports add column version integer not null default 1;
alter table credit_reports add column manual_sealed bytea;
alter table credit_reports add column possible_matches integer;
-- Per bureau whether the report could be compared with the one before, and why not.
alter table credit_reports add column compared jsonb;
-- Bureaus whose file the report holds; null for reports read before this was kept.
alter table credit_reports add column bureaus jsonb;
-- Hash of what the comparison was made from: another one means that it has to be made anew.
alter table credit_reports add column compared_key text;
-- State before it was discarded, for taking that back.
alter table credit_reports add column discarded_from text;
alter table credit_reports alter column file_id drop not null;
create index credit_reports_by_date on credit_reports (contact_id, report_date desc) where state = 'ready';

create table credit_report_matches (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  kind text not null check (kind in ('same', 'different')),
  -- {bureau, lineKey, heading, accountNumberMasked}
  line_a jsonb not null,
  line_b jsonb not null,
  decided_at timestamptz not null,
  decided_by uuid,
  decided_by_name text not null,
  undone_at timestamptz,
  primary key (contact_id, id)
);

create table credit_report_events (
  contact_id uuid not null,
  id uuid not null unique,
  report_id uuid not null,
  previous_report_id uuid not null,
  -- Order on the screen; moves when events come between.
  position integer not null,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  kind text not null check (kind in ('added', 'deleted', 're-inserted', 'improved', 'worsened', 'updated', 're-aged', 'unchanged', 'sold-on', 'duplicate')),
  line text not null check (line in ('tradeline', 'inquiry', 'public-record')),
  line_key text not null,
  -- Tells lines of one key apart, in the order of the report.
  occurrence integer not null,
  heading text not null,
  account_number_masked text,
  negative boolean not null,
  previous_line_id text,
  next_line_id text,
  changes jsonb not null,
  evidence text,
  -- The task that a re-insertion opened.
  task_id uuid,
  primary key (contact_id, id),
  unique (report_id, bureau, line, line_key, kind, occurrence),
  foreign key (contact_id, report_id) references credit_reports (contact_id, id),
  foreign key (contact_id, previous_report_id) references credit_reports (contact_id, id)
);
create index credit_report_events_by_report on credit_report_events (report_id, position);
create index credit_report_events_deleted on credit_report_events (contact_id, bureau) where kind in ('deleted', 're-inserted');

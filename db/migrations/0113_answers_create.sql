-- What came back on paper after a dispute: scans of the office and pictures of clients, sorted to the letter they answer, then entered.
create table answers (
  id uuid primary key,
  version integer not null default 1,
  -- Null until it is known whose it is.
  contact_id uuid references contacts (id),
  letter_id uuid,
  -- Null once the file was deleted for good.
  file_id uuid references files (id) on delete set null,
  -- Of the bytes as they were sent, by which the same scan is found again.
  source_sha256 text not null,
  from_client boolean not null,
  added_by uuid references users (id),
  added_by_name text not null,
  arrived_at timestamptz not null,
  -- Null until its pages were read for barcodes.
  read_at timestamptz,
  pages integer,
  -- For each page the codes of letters on it; null where it could not be read.
  page_codes jsonb,
  state text not null default 'to-sort' check (state in ('to-sort', 'to-enter', 'entered', 'set-aside')),
  -- What it was before it was set aside.
  state_before text check (state_before in ('to-sort', 'to-enter')),
  sorted_by text check (sorted_by in ('barcode', 'person')),
  kind text check (kind in ('results', 'verified', 'deleted', 'updated', 'frivolous', 'needs-identity', 'needs-more', 'third-party', 'reinserted-notice', 'other')),
  -- The day the letter bears, the day it came, and the day of what it is a notice about.
  answered_on date,
  received_on date,
  event_on date,
  entered_at timestamptz,
  entered_by_name text,
  outcome_ids uuid[] not null default '{}',
  step text check (step in ('identity-papers', 'more-facts', 'next-round')),
  step_due_on date,
  step_done_on date,
  step_done_by_name text,
  -- The scan it was cut out of.
  split_from uuid references answers (id) on delete set null,
  -- Note, reason of the last change, and what the notice contains.
  content_sealed bytea,
  foreign key (contact_id, letter_id) references letters (contact_id, id) on update cascade,
  check (letter_id is null or contact_id is not null),
  check (state <> 'entered' or (kind is not null and contact_id is not null and entered_at is not null)),
  check ((state = 'set-aside') = (state_before is not null)),
  check ((step is null) = (step_due_on is null))
);
create index answers_by_state on answers (state, id desc);
create index answers_by_contact on answers (contact_id, id desc);
create index answers_by_letter on answers (letter_id) where letter_id is not null;
create index answers_by_file on answers (file_id);
create index answers_by_source on answers (source_sha256);
create index answers_split on answers (split_from) where split_from is not null;
create index answers_steps on answers (step_due_on) where step is not null and step_done_on is null;
alter table answers enable row level security;
create policy portal on answers using (contact_id = portal_contact());

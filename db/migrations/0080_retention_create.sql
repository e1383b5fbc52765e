-- retention: what is past the end of its keeping, legal holds that stop its destruction, and what was destroyed, when and by whom.

create table retention_settings (
  single boolean primary key default true check (single),
  version integer not null default 1,
  -- Months after closing until credit reports and identity are due; 16 CFR 314.4(c)(6) allows two years.
  reports_months integer not null default 24 check (reports_months between 1 and 24),
  -- Years after closing until the rest is due: claims may be brought for five (15 U.S.C. 1679i).
  records_years integer not null default 6 check (records_years between 5 and 15),
  -- When everyone was looked at last.
  reviewed_at timestamptz
);
insert into retention_settings default values;

create table retention_holds (
  contact_id uuid not null references contacts (id),
  id uuid primary key,
  reason_sealed bytea not null,
  placed_at timestamptz not null,
  placed_by uuid not null references users (id),
  placed_by_name text not null,
  lifted_at timestamptz,
  lifted_by_name text,
  lifted_reason_sealed bytea,
  check (num_nulls(lifted_at, lifted_by_name, lifted_reason_sealed) in (0, 3))
);
create index retention_holds_by_contact on retention_holds (contact_id, id);
create unique index retention_holds_one on retention_holds (contact_id) where lifted_at is null;
alter table retention_holds enable row level security;
create policy portal on retention_holds using (contact_id = portal_contact());

-- Computed again every night; an approval takes the rows it is about away.
create table retention_due (
  contact_id uuid not null references contacts (id),
  what text not null check (what in ('reports', 'records')),
  -- The day the matter was closed or last worked on, and the day from which disposal is due.
  since_on date not null,
  due_on date not null,
  primary key (contact_id, what)
);
create index retention_due_by_day on retention_due (due_on, contact_id, what);
alter table retention_due enable row level security;
create policy portal on retention_due using (contact_id = portal_contact());

create table retention_disposals (
  id uuid primary key,
  -- Due by the law or the policy, or asked for by the client.
  origin text not null check (origin in ('due', 'wish')),
  state text not null check (state in ('running', 'done')),
  approved_at timestamptz not null,
  approved_by uuid not null references users (id),
  approved_by_name text not null,
  subjects integer not null,
  finished_at timestamptz
);
create index retention_disposals_running on retention_disposals (id) where state = 'running';

create table retention_subjects (
  disposal_id uuid not null references retention_disposals (id),
  contact_id uuid not null references contacts (id),
  what text not null check (what in ('reports', 'records')),
  -- The kinds a client's wish takes; null for all that is due.
  chosen text[],
  state text not null check (state in ('waiting', 'destroyed', 'done', 'skipped')),
  -- The kinds that were destroyed with the number of rows of each.
  destroyed jsonb not null default '{}',
  -- Stored bytes that still have to be removed, and how many were.
  blobs uuid[] not null default '{}',
  files integer not null default 0,
  skipped_because text,
  ended_at timestamptz,
  primary key (disposal_id, contact_id, what)
);
create index retention_subjects_open on retention_subjects (disposal_id, contact_id, what) where state in ('waiting', 'destroyed');
create index retention_subjects_by_contact on retention_subjects (contact_id, ended_at);
alter table retention_subjects enable row level security;
create policy portal on retention_subjects using (contact_id = portal_contact());

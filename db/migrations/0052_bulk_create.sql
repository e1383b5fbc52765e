-- Bulk changes that a job makes in parts: what was asked, how far it came, and one row for each contact with what became of it.
create table bulk_runs (
  id uuid primary key,
  object text not null check (object in ('contacts', 'leads', 'clients')),
  filter jsonb not null,
  change text not null,
  value text not null,
  -- The change in words, after a number of contacts: 'tagged “VIP”'.
  words text not null,
  state text not null check (state in ('running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  rows_total integer not null,
  rows_changed integer not null default 0,
  rows_skipped integer not null default 0,
  rows_failed integer not null default 0,
  rows_undone integer not null default 0,
  rows_kept integer not null default 0,
  -- The session whose permissions are checked again before each part; that of the person who undoes it while it is undone.
  session_id uuid not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  created_by_name text not null,
  finished_at timestamptz,
  problem text
);
create index bulk_runs_running on bulk_runs (created_by) where state in ('running', 'undoing');
create index bulk_runs_to_forget on bulk_runs (finished_at) where state in ('done', 'cancelled', 'failed');
create table bulk_rows (
  run_id uuid not null references bulk_runs (id) on delete cascade,
  position integer not null,
  contact_id uuid not null references contacts (id) on delete cascade,
  -- Null until the job came to it.
  outcome text check (outcome in ('changed', 'skipped', 'failed')),
  reason text,
  -- What was replaced, for undoing; forgotten after a day.
  before jsonb,
  after jsonb,
  kept jsonb,
  made_at timestamptz,
  -- Null until undoing came to it; false where someone changed it since.
  undone boolean,
  primary key (run_id, position),
  unique (run_id, contact_id)
);
create index bulk_rows_waiting on bulk_rows (run_id, position) where outcome is null;
create index bulk_rows_by_outcome on bulk_rows (run_id, outcome, position);
create index bulk_rows_of_contact on bulk_rows (contact_id);
alter table bulk_rows enable row level security;
create policy portal on bulk_rows using (contact_id = portal_contact());

-- Changes made in lists: their words stay after what they replaced is forgotten, so that the history is whole.
alter table contact_bulk_changes add column words text;

-- What the history of bulk changes, imports and exports reads; each manifest lists its own.
create view contact_bulk_history with (security_invoker = true) as
  select id, action, words, count, made_by, made_at, undone_at from contact_bulk_changes;
create view import_history with (security_invoker = true) as
  select id, file_name, state, rows_ready, rows_written, rows_bad, rows_known, rows_undone, created_at, created_by, created_by_name from imports;
create view export_history with (security_invoker = true) as
  select id, dataset, state, rows_total, rows_written, created_at, created_by, created_by_name from exports;
-- accounts: who was invited, and whether the invitation is still open.
create view invite_addresses with (security_invoker = true) as
  select id, kind, email, contact_id, expires_at, used_at, revoked_at from invites;

-- Where the office works: a row for each state that the owner ever decided about. A state without a row waits for its review, so a new office
-- and one of before begin with none. Georgia makes the business an offense (O.C.G.A. 16-9-59), so no row can switch it on.
create table office_states (
  state text primary key,
  version integer not null default 1,
  enabled boolean not null,
  license text not null,
  bond text not null,
  valid_until date,
  reviewed_by text not null,
  reviewed_on date not null,
  sources text not null,
  decided_at timestamptz not null,
  decided_by uuid not null references users (id),
  decided_by_name text not null,
  check (not (enabled and state = 'GA'))
);

-- Clients are told in their portal why work has not begun, so their queries may read it, and nothing more.
alter table office_states enable row level security;
create policy portal on office_states for select using (true);

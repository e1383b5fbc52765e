-- Rules of the office: when something happens to a contact that matches, one thing is done.
create table automation_rules (
  id uuid primary key,
  version integer not null default 1,
  name text not null,
  kind text not null,
  -- The filter of lists of contacts (features/contact-lists).
  filter jsonb not null,
  action_kind text not null check (action_kind in ('task', 'note', 'tag', 'owner', 'follow-up')),
  -- What the action writes. Notes of contacts are sealed, so the text they are made of is too.
  action_sealed bytea not null,
  -- Whose permissions it acts with.
  owner_id uuid not null references users (id),
  hourly_limit integer not null check (hourly_limit between 1 and 200),
  -- Since when it acts; null while it is off. What happened before is left alone.
  on_since timestamptz,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  last_run_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index automation_rules_by_name on automation_rules (lower(name), id) where removed_at is null;
create index automation_rules_by_kind on automation_rules (kind) where removed_at is null and on_since is not null;

-- What each rule did about each activity. The key makes it once, however often the job runs.
create table automation_runs (
  rule_id uuid not null references automation_rules (id),
  activity_id bigint not null references activity (id),
  contact_id uuid not null references contacts (id),
  kind text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('done', 'skipped', 'failed')),
  -- Why it was skipped or failed; null when it was done.
  reason text,
  primary key (rule_id, activity_id),
  check ((reason is null) = (outcome = 'done'))
);
create index automation_runs_by_time on automation_runs (at desc, activity_id desc, rule_id desc);
create index automation_runs_by_rule on automation_runs (rule_id, at desc, activity_id desc);
create index automation_runs_by_outcome on automation_runs (outcome, at desc, activity_id desc, rule_id desc);
create index automation_runs_by_contact on automation_runs (contact_id);
alter table automation_runs enable row level security;
create policy portal on automation_runs using (contact_id = portal_contact());

-- How far the record of everything was read, and whether all rules are paused.
create table automation_state (
  single boolean primary key default true check (single),
  written_by xid8 not null default '0',
  activity_id bigint not null default 0,
  paused_at timestamptz,
  paused_by_name text
);
insert into automation_state (written_by) values (pg_snapshot_xmin(pg_current_snapshot()));

-- A rule is an actor of its own on timelines.
alter table activity drop constraint activity_actor_kind_check;
alter table activity add constraint activity_actor_kind_check check (actor_kind in ('staff', 'client', 'public', 'system', 'automation'));

-- A list of people, or the record of what happened, taken out as a file: written in parts by a job, each part a sealed file, fetched once with a short-lived link.
create table exports (
  id uuid primary key,
  dataset text not null check (dataset in ('contacts', 'activity')),
  filter jsonb not null,
  columns text[] not null,
  state text not null check (state in ('writing', 'ready', 'fetched', 'cancelled', 'failed', 'expired')),
  -- Null until the job has counted.
  rows_total integer,
  rows_written integer not null default 0,
  -- Id of the last row of the last part, as its table writes it.
  last_id text,
  part_files uuid[] not null default '{}',
  size_bytes bigint not null default 0,
  token_hash bytea unique,
  -- The download belongs to the session that asked for it.
  session_id uuid not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  created_by_name text not null,
  -- When it last came further.
  moved_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  fetched_at timestamptz,
  problem text
);
create index exports_by_person on exports (created_by, id desc);
create index exports_to_clear on exports (id) where part_files <> '{}';

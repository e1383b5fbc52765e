-- backup: which backups were made and opened again, and whether someone holds the recovery sheet.

create table backup_files (
  id uuid primary key,
  name text not null,
  place text not null check (place in ('folder', 'bucket')),
  state text not null check (state in ('making', 'made', 'tested', 'failed', 'cancelled')),
  nightly boolean not null,
  requested_by uuid references users (id),
  requested_by_name text not null,
  created_at timestamptz not null,
  -- The last sign of life while it is made.
  moved_at timestamptz not null,
  phase text check (phase in ('tables', 'files')),
  done integer not null default 0,
  total integer not null default 0,
  cancel_asked_at timestamptz,
  ended_at timestamptz,
  size_bytes bigint,
  row_count bigint,
  file_count integer,
  missing_files integer,
  -- How long the snapshot was held; the embedded database answers no one else in it.
  snapshot_ms integer,
  tested_at timestamptz,
  problem text,
  -- Its file made room for later ones.
  removed_at timestamptz
);
create index backup_files_by_time on backup_files (created_at desc, id desc);
create index backup_files_tested on backup_files (tested_at desc) where tested_at is not null;

create table backup_sheet (
  single boolean primary key default true check (single),
  opened_at timestamptz not null,
  opened_by uuid references users (id),
  confirmed_at timestamptz
);

-- Faults as people are shown them: the reference, and where it happened. No message: it may hold what someone typed.
create table system_faults (
  reference text primary key,
  at timestamptz not null,
  place text not null,
  class text not null,
  code text,
  stack text[] not null
);
create index system_faults_by_time on system_faults (at desc, reference);

-- Checks and rebuilds over everything that is stored; `place` is where a run goes on after a restart.
create table system_runs (
  id uuid primary key,
  task text not null,
  started_by uuid not null references users(id),
  started_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  place text,
  rows_done bigint not null default 0,
  rows_total bigint not null default 0,
  corrected bigint not null default 0,
  ok boolean,
  sentence text
);
create unique index system_runs_running on system_runs (task) where ended_at is null;
create index system_runs_by_task on system_runs (task, started_at desc);

-- A list of people brought in from a file. The file waits sealed; a check reads its rows into import_rows in steps, each step one
-- transaction that also moves `rows_read`, so that a crash repeats nothing. Writing copies import_rows to contacts the same way.
create table imports (
  id uuid primary key,
  version integer not null default 1,
  file_name text not null,
  sha256 text not null,
  -- Gone once the import has ended.
  file_id uuid references files (id) on delete set null,
  size_bytes bigint not null,
  state text not null check (state in ('mapping', 'checking', 'checked', 'writing', 'done', 'refused', 'cancelled', 'undoing', 'undone')),
  origin text not null,
  delimiter text not null,
  encoding text not null,
  headers jsonb not null,
  -- The first rows of the file, for whoever uploaded it.
  sample_sealed bytea,
  -- What each column is, and what holds for all rows; null until chosen.
  columns jsonb not null,
  -- Places of columns that were ever taken for a Social Security number or a date of birth; others than the uploader see them masked.
  identity_columns integer[] not null default '{}',
  options jsonb not null,
  -- Somebody said to import the same bytes once more.
  again boolean not null default false,
  -- Counts the checks; a job of an earlier one finds that it is out of date.
  run integer not null default 0,
  bytes_read bigint not null default 0,
  rows_read integer not null default 0,
  rows_ready integer not null default 0,
  rows_bad integer not null default 0,
  rows_known integer not null default 0,
  rows_written integer not null default 0,
  -- How far writing, then undoing, got.
  next_row integer not null default 0,
  rows_undone integer not null default 0,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  created_by_name text not null,
  changed_at timestamptz not null,
  finished_at timestamptz,
  problem text
);
create index imports_by_time on imports (id desc);
create index imports_by_digest on imports (sha256);
create index imports_to_sweep on imports (changed_at) where file_id is not null;

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  row_no integer not null,
  contact_id uuid not null,
  -- Keyed digest of what tells who somebody is, to recognise the same person further down.
  person bytea not null,
  -- Columns of contacts by name, without the identity, which lies sealed beside them.
  fields jsonb not null,
  ssn_sealed bytea,
  ssn_last4 text,
  ssn_index bytea,
  birth_sealed bytea,
  birth_year integer,
  primary key (import_id, row_no)
);
create index import_rows_by_person on import_rows (import_id, person);

create table import_problems (
  import_id uuid not null references imports (id) on delete cascade,
  row_no integer not null,
  column_no integer not null,
  problem text not null,
  -- bad: the row is not imported; known: the person is here already; note: imported, but look at it.
  kind text not null check (kind in ('bad', 'known', 'note')),
  primary key (import_id, row_no, column_no)
);

-- Rows that were not imported, sealed, so that they can be handed back to be put right.
create table import_rejects (
  import_id uuid not null references imports (id) on delete cascade,
  row_no integer not null,
  row_sealed bytea not null,
  primary key (import_id, row_no)
);
alter table contacts add constraint contacts_import_id_fkey foreign key (import_id) references imports (id);

-- Two records that may be one person. The smaller id stands first, so that a pair is one row.
create table duplicate_pairs (
  contact_id uuid not null references contacts (id),
  other_id uuid not null references contacts (id),
  reasons text[] not null,
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'merged')),
  settled_at timestamptz,
  settled_by_name text,
  primary key (contact_id, other_id),
  check (contact_id < other_id)
);
create index duplicate_pairs_open on duplicate_pairs (found_at desc, contact_id desc, other_id desc) where state = 'open';
create index duplicate_pairs_by_other on duplicate_pairs (other_id);

-- Up to which row of the record of everything pairs have been looked for.
create table duplicate_progress (
  single boolean primary key default true check (single),
  -- Rows of transactions before this one have been looked at, and of this one those up to activity_id.
  written_by xid8 not null default '0',
  activity_id bigint not null default 0,
  -- An import whose contacts are being gone through, and the last one that was.
  import_id uuid,
  import_after uuid
);
insert into duplicate_progress default values;

create table duplicate_merges (
  id uuid primary key,
  kept_id uuid not null references contacts (id),
  merged_id uuid not null references contacts (id),
  -- What the merge replaced in the kept record, and which rows changed hands; what undo needs.
  kept_before jsonb not null,
  moved jsonb not null,
  made_at timestamptz not null,
  made_by_name text not null,
  undone_at timestamptz
);
-- A common name alone is borne by hundreds.
create index contacts_by_name_and_zip on contacts (sort_name, left(zip, 5)) where zip is not null and archived_at is null;
create index contacts_by_name_and_birth on contacts (sort_name, birth_year) where birth_year is not null and archived_at is null;
create index duplicate_merges_by_kept on duplicate_merges (kept_id);
create index duplicate_merges_by_merged on duplicate_merges (merged_id);

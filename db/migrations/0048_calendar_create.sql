-- Appointments of the office. Deadlines are no rows: the features that know them compute them (`deadlines` of their manifests).
create table appointments (
  id uuid primary key,
  version integer not null default 1,
  contact_id uuid references contacts (id),
  -- Whose appointment it is; null while no one has it.
  assignee_id uuid references users (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Title, place and note: words about a person that SQL neither sorts nor searches by.
  content_sealed bytea not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  created_by_name text not null,
  removed_at timestamptz,
  -- A range is read by its start alone, which needs a longest length.
  check (ends_at > starts_at and ends_at <= starts_at + interval '7 days')
);
create index appointments_by_start on appointments (starts_at, id) where removed_at is null;
create index appointments_of_person on appointments (assignee_id, starts_at, id) where removed_at is null;
create index appointments_by_contact on appointments (contact_id, starts_at desc, id desc) where contact_id is not null;
alter table appointments enable row level security;
create policy portal on appointments using (contact_id = portal_contact());

-- The address under which a person's calendar program reads their dates: one each, of which only the hash is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id),
  secret_hash bytea not null unique,
  -- True when names of contacts are written out; otherwise their initials.
  with_names boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);

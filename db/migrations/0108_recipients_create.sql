-- The office's address book: whom letters go to, under which names reports know them, and where mail reaches them.
create table recipients (
  id uuid primary key,
  kind text not null check (kind in ('bureau', 'agency', 'furnisher', 'collector', 'other')),
  name text not null,
  -- By which the program knows those it comes with.
  key text unique,
  phone text,
  website text,
  note text,
  -- A merge moves no rows: names and addresses are read by root_id, which is the recipient itself until it is merged.
  merged_into uuid references recipients (id),
  root_id uuid not null references recipients (id),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users (id),
  updated_at timestamptz not null,
  removed_at timestamptz,
  check ((merged_into is null) = (root_id = id))
);
create index recipients_by_name on recipients (lower(name), id) where merged_into is null;
create index recipients_by_root on recipients (root_id);

-- What a recipient is called, its own name among them. A name leads to one recipient only.
create table recipient_names (
  id uuid primary key,
  recipient_id uuid not null references recipients (id),
  name text not null,
  -- Small letters and digits alone: 'CAPITAL ONE, N.A.' is 'Capital One NA'.
  name_key text not null unique check (name_key <> ''),
  -- Its own name; the others are aliases.
  main boolean not null,
  -- Null for what came with the program.
  confirmed_by uuid references users (id),
  confirmed_at timestamptz not null
);
create unique index recipient_names_main on recipient_names (recipient_id) where main;
create index recipient_names_by_recipient on recipient_names (recipient_id);

create table recipient_addresses (
  id uuid primary key,
  recipient_id uuid not null references recipients (id),
  purpose text not null check (purpose in ('disputes', 'identity-theft', 'direct-disputes', 'billing-errors', 'file-requests', 'general')),
  name_line text not null,
  -- Between the name and the city: department, street or box.
  lines text[] not null check (cardinality(lines) between 1 and 2),
  city text not null,
  state text not null,
  zip text not null,
  source text not null check (source in ('shipped', 'report', 'client', 'website', 'letter', 'office')),
  source_note text,
  verified_on date,
  -- Null for what came with the program.
  verified_by uuid references users (id),
  verified_how text check (verified_how in ('published', 'website', 'phone', 'letter', 'report')),
  verified_note text,
  returned_on date,
  returned_note text,
  replaced_by uuid references recipient_addresses (id),
  -- Letters that went there.
  letters integer not null default 0 check (letters >= 0),
  last_letter_on date,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users (id),
  updated_at timestamptz not null,
  removed_at timestamptz,
  check ((verified_on is null) = (verified_how is null))
);
create index recipient_addresses_by_recipient on recipient_addresses (recipient_id);

-- Letters made for a round: what was said (sealed, it holds a date of birth) and the PDF.
create table letters (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  round_id uuid not null,
  round_number integer not null,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  state text not null check (state in ('rendering', 'ready', 'failed')),
  recipient text not null,
  items integer not null,
  document_sealed bytea not null,
  file_id uuid references files (id),
  pages integer,
  accessible boolean,
  note text,
  created_at timestamptz not null,
  printed_at timestamptz,
  primary key (contact_id, id),
  unique (contact_id, round_id, bureau),
  foreign key (contact_id, round_id) references dispute_rounds (contact_id, id)
);
create index letters_newest on letters (id desc);

create table print_batches (
  id uuid primary key,
  letter_ids uuid[] not null,
  duplex boolean not null,
  state text not null check (state in ('rendering', 'ready', 'failed')),
  pages integer,
  file_id uuid references files (id),
  created_at timestamptz not null,
  created_by uuid
);

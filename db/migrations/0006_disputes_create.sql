-- Rounds of disputes and their items. One round per contact is prepared at a time; an opened round never changes its items.
create table dispute_rounds (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  number integer not null,
  state text not null check (state in ('draft', 'open', 'closed')),
  version integer not null default 1,
  report_id uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  opened_at timestamptz,
  primary key (contact_id, id),
  unique (contact_id, number),
  foreign key (contact_id, report_id) references credit_reports (contact_id, id)
);
create unique index dispute_rounds_one_draft on dispute_rounds (contact_id) where state = 'draft';
create index dispute_rounds_by_state on dispute_rounds (state, id desc);

create table dispute_items (
  contact_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  position integer not null,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  kind text not null check (kind in ('tradeline', 'inquiry', 'public-record')),
  line_id text not null,
  heading text not null,
  account_number_masked text,
  reported jsonb not null,
  reason_code text,
  instruction_code text,
  facts jsonb not null,
  client_confirmed boolean not null,
  state text not null default 'draft' check (state in ('draft', 'in-progress')),
  primary key (contact_id, id),
  unique (contact_id, round_id, bureau, kind, line_id),
  foreign key (contact_id, round_id) references dispute_rounds (contact_id, id)
);

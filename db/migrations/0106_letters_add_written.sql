-- Letters of the library to anyone stand beside the letters of rounds: one table, so that approval, printing and mailing are the same.
alter table letters
  add column kind text not null default 'round' check (kind in ('round', 'written')),
  alter column round_id drop not null,
  alter column round_number drop not null,
  alter column bureau drop not null,
  -- Who a written letter goes to, and the address book's entry where there is one.
  add column recipient_class text
    check (recipient_class in ('bureau', 'agency', 'furnisher', 'collector', 'creditor', 'client', 'other')),
  add column recipient_id uuid,
  add column recipient_address_id uuid,
  add column language text not null default 'en' check (language in ('en', 'es')),
  -- The letter of the library it was written from, the version of it, and what it was called then.
  add column source_letter_id uuid,
  add column source_version_id uuid,
  add column source_name text,
  -- False for letters of the office to its own client: no one approves what they receive.
  add column asks_client boolean not null default true,
  -- Days from the receipt by which an answer is owed, and the law that says so; null where nothing is owed.
  add column answer_days integer check (answer_days > 0),
  add column answer_law text,
  -- Grows when what the letter says is changed.
  add column version integer not null default 1,
  add column created_by uuid,
  add column created_by_name text,
  add constraint letters_of_kind check (
    case kind
      when 'round' then round_id is not null and round_number is not null and bureau is not null and recipient_class is null and source_letter_id is null
        and source_version_id is null and source_name is null and asks_client and answer_days is null
      else round_id is null and round_number is null and bureau is null and recipient_class is not null and source_letter_id is not null
        and source_version_id is not null and source_name is not null
    end),
  add constraint letters_ask check (asks_client or recipient_class = 'client'),
  add constraint letters_answer check ((answer_days is null) = (answer_law is null));
create index letters_by_class on letters (recipient_class, id desc) where recipient_class is not null;

-- What a written letter said before someone changed it.
create table letter_versions (
  contact_id uuid not null,
  id uuid primary key,
  letter_id uuid not null,
  version integer not null,
  document_sealed bytea not null,
  replaced_at timestamptz not null,
  replaced_by uuid,
  replaced_by_name text not null,
  unique (letter_id, version),
  foreign key (contact_id, letter_id) references letters (contact_id, id)
);
create index letter_versions_by_contact on letter_versions (contact_id);
alter table letter_versions enable row level security;
create policy portal on letter_versions using (contact_id = portal_contact());

-- How written letters went. Those of rounds have dispute_mailings, because a round's clock counts from them.
create table letter_mailings (
  contact_id uuid not null,
  letter_id uuid not null unique,
  version integer not null default 1,
  mailed_on date not null,
  method text not null check (method in ('first-class', 'certified', 'handed-over', 'other')),
  tracking_number text,
  -- The day of delivery where it is known, and what shows it.
  received_on date,
  received_how text check (received_how in ('tracking', 'return-receipt', 'other')),
  -- The known or estimated day of receipt, and the day after which an answer is overdue where one is owed.
  counted_from date not null,
  overdue_after date,
  recorded_at timestamptz not null,
  recorded_by_name text not null,
  primary key (contact_id, letter_id),
  foreign key (contact_id, letter_id) references letters (contact_id, id),
  check ((received_on is null) = (received_how is null)),
  check (received_on >= mailed_on)
);
create index letter_mailings_by_due on letter_mailings (overdue_after) where overdue_after is not null;
alter table letter_mailings enable row level security;
create policy portal on letter_mailings using (contact_id = portal_contact());

-- Mail that came back, of either kind. It was never received, so its mailing is kept here and runs no clock any more.
create table letter_returns (
  contact_id uuid not null,
  id uuid primary key,
  letter_id uuid not null,
  mailed_on date not null,
  method text not null check (method in ('first-class', 'certified', 'handed-over', 'other')),
  tracking_number text,
  free_annual_report boolean not null default false,
  returned_on date not null,
  note text not null,
  recorded_at timestamptz not null,
  recorded_by_name text not null,
  undone_at timestamptz,
  foreign key (contact_id, letter_id) references letters (contact_id, id),
  check (returned_on >= mailed_on)
);
create index letter_returns_by_letter on letter_returns (letter_id, id desc);
create index letter_returns_by_contact on letter_returns (contact_id);
alter table letter_returns enable row level security;
create policy portal on letter_returns using (contact_id = portal_contact());

-- Letters and how they went, whatever their kind.
create view letter_mailing_days with (security_invoker = true) as
  select l.id as letter_id, l.contact_id, m.version, m.mailed_on, m.method, m.tracking_number, m.received_on, m.received_how, m.more_sent_on,
    m.free_annual_report, m.counted_from, m.overdue_after
  from letters l join dispute_mailing_days m on m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau
  union all
  select w.letter_id, w.contact_id, w.version, w.mailed_on, w.method, w.tracking_number, w.received_on, w.received_how, null::date, false,
    w.counted_from, w.overdue_after
  from letter_mailings w;

create or replace view letter_records with (security_invoker = true) as
  select contact_id, id, round_id, round_number, bureau, items, pages, created_at, printed_at, kind, recipient from letters;

-- Letters that a mail service prints and mails. Where each one is, is in effects; this says what was asked for and what is known of its way.
create table mail_service_batches (
  id uuid primary key,
  mail_class text not null check (mail_class in ('first-class', 'certified', 'certified-return-receipt')),
  color boolean not null,
  double_sided boolean not null,
  -- The service had a key for tests: nothing was printed.
  is_test boolean not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id)
);
create index mail_service_batches_by_time on mail_service_batches (id desc);

create table mail_service_letters (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  batch_id uuid not null references mail_service_batches (id),
  letter_id uuid not null,
  -- The letter and the hash of its PDF: the key of its effect, and its name at the service.
  effect_key text not null unique,
  pdf_sha256 text not null,
  recipient text not null,
  pages integer not null,
  price_cents integer not null,
  tracking_number text,
  expected_on date,
  -- Why its mailing could not be recorded although it was sent.
  not_recorded text,
  delivered_on date,
  returned_on date,
  -- The service could not print it after all.
  failed_on date,
  last_seen text check (last_seen in ('mailed', 'in-transit', 'out-for-delivery', 'delivered', 'returned', 'failed')),
  last_seen_at timestamptz,
  created_at timestamptz not null,
  primary key (contact_id, id),
  foreign key (contact_id, letter_id) references letters (contact_id, id) on delete cascade
);
create index mail_service_letters_by_batch on mail_service_letters (batch_id, id);
create index mail_service_letters_by_letter on mail_service_letters (letter_id, id desc);
-- What costs money today.
create index mail_service_letters_by_time on mail_service_letters (created_at);
alter table mail_service_letters enable row level security;
create policy portal on mail_service_letters using (contact_id = portal_contact());

-- What the service posted, each event once.
create table mail_service_events (
  id text primary key,
  sending_id uuid not null references mail_service_letters (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  received_at timestamptz not null
);
create index mail_service_events_of_letter on mail_service_events (sending_id);

-- A letter that was given to a mail service is not written again, nor printed, until the service has refused it.
alter table letters add column leaving_since timestamptz;

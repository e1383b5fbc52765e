-- Messages between the office and a client, in threads. What was written is sealed.
create table message_threads (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  -- Null where none was given.
  subject_sealed bytea,
  started_at timestamptz not null,
  last_at timestamptz not null,
  last_from text not null check (last_from in ('client', 'office')),
  -- Until when each side has read it.
  client_read_at timestamptz,
  office_read_at timestamptz,
  primary key (contact_id, id)
);
create index message_threads_by_last on message_threads (contact_id, last_at desc, id desc);
-- Those the office has not read.
create index message_threads_unread on message_threads (last_at) where last_from = 'client' and (office_read_at is null or office_read_at < last_at);
alter table message_threads enable row level security;
create policy portal on message_threads using (contact_id = portal_contact());

create table messages (
  contact_id uuid not null,
  id uuid not null unique,
  thread_id uuid not null,
  sent_at timestamptz not null,
  sent_from text not null check (sent_from in ('client', 'office')),
  sender_id uuid not null references users (id),
  sender_name text not null,
  body_sealed bytea not null,
  primary key (contact_id, id),
  foreign key (contact_id, thread_id) references message_threads (contact_id, id) on update cascade
);
create index messages_by_thread on messages (thread_id, id desc);
alter table messages enable row level security;
create policy portal on messages using (contact_id = portal_contact());

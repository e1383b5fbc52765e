-- A document that the office asked a client for, until when, and what became of it.
create table document_requests (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  kind text not null check (kind in ('photo-id', 'ssn-proof', 'address-proof', 'authorization', 'bureau-answer', 'creditor-letter', 'other')),
  -- What exactly is asked for, in words the client reads.
  words text,
  due_on date not null,
  requested_at timestamptz not null,
  -- Null when the program asked, because a document ends soon.
  requested_by uuid references users (id),
  requested_by_name text,
  -- The document that the client sent for it. Asked for again when it is rejected.
  file_id uuid references files (id) on delete set null,
  answered_at timestamptz,
  -- Accepted, or received on paper.
  done_at timestamptz,
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  reminders int not null default 0,
  primary key (contact_id, id),
  check (kind <> 'other' or words is not null)
);
create index document_requests_open on document_requests (due_on, id) where done_at is null and withdrawn_at is null;
create index document_requests_by_file on document_requests (file_id) where file_id is not null;
alter table document_requests enable row level security;
create policy portal on document_requests using (contact_id = portal_contact());

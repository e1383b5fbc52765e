-- Which of the four documents that every client brings before letters the office has in hand. Kept apart from the files themselves:
-- a document seen on paper counts as much as one that was sent.
create table document_checks (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  kind text not null check (kind in ('photo-id', 'ssn-proof', 'address-proof', 'authorization')),
  seen_on date not null,
  -- Which of the uploaded documents it is. The row of a deleted file goes thirty days after it; what was seen was seen.
  file_id uuid references files (id) on delete set null,
  note text,
  recorded_at timestamptz not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  -- Taken back because it was marked by mistake; kept, and can be put back.
  removed_at timestamptz,
  primary key (contact_id, id)
);
create unique index document_checks_one_standing on document_checks (contact_id, kind) where removed_at is null;
create index document_checks_by_file on document_checks (file_id) where file_id is not null;

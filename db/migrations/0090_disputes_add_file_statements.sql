-- What the client said of their whole file, such as that they were never in bankruptcy: reasons that contradict it are refused
-- (15 U.S.C. 1679b(a)(1)). The source is the statement, in features/findings.
create table dispute_file_statements (
  contact_id uuid not null references contacts (id),
  source_id uuid not null,
  said_at timestamptz not null,
  -- The kind of statement with its words and days.
  content_sealed bytea not null,
  primary key (contact_id, source_id)
);
create index dispute_file_statements_by_source on dispute_file_statements (source_id);
alter table dispute_file_statements enable row level security;
create policy portal on dispute_file_statements using (contact_id = portal_contact());

-- Internal notes about a disputed or disputable line, at one bureau or at all of them. Clients never see them, and no letter prints them.
create table dispute_item_notes (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  version integer not null default 1,
  -- The report the line was seen in. What names the line there is sealed, and so is the note.
  report_id uuid not null references credit_reports (id),
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  -- The note is about the line at every bureau; `bureau` then only says where it was seen.
  every_bureau boolean not null,
  content_sealed bytea not null,
  created_at timestamptz not null,
  created_by uuid references users (id),
  created_by_name text not null,
  edited_at timestamptz,
  removed_at timestamptz,
  primary key (contact_id, id)
);
create index dispute_item_notes_by_contact on dispute_item_notes (contact_id, id) where removed_at is null;
create index dispute_item_notes_of_report on dispute_item_notes (report_id);
alter table dispute_item_notes enable row level security;
-- No client reads what the office notes for itself.
create policy portal on dispute_item_notes using (false);

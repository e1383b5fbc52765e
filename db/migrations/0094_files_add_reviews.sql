-- What the office decided about a document: nobody looked (looked_at is null), accepted, or rejected for a reason that the client reads.
alter table files add column reviewed_by uuid references users (id);
alter table files add column reviewed_by_name text;
alter table files add column rejected_at timestamptz;
alter table files add column rejected_for text check (rejected_for in
  ('unreadable', 'cut-off', 'expired', 'wrong-document', 'other-person', 'old', 'other'));
alter table files add column rejection_words_sealed bytea;
-- When the rejection was put into an email to the client; null while none was written.
alter table files add column rejection_told_at timestamptz;
alter table files add check ((rejected_at is null) = (rejected_for is null));
-- The day after which the document no longer proves anything, such as the last day of a license.
alter table files add column expires_on date;
-- When the client first saw the document as the office left it; null again after each decision.
alter table files add column seen_by_client_at timestamptz;
create index files_rejections_untold on files (contact_id) where rejected_at is not null and rejection_told_at is null and deleted_at is null;
create index files_expiring on files (expires_on, id) where expires_on is not null and deleted_at is null;

-- Every document that counts may have a last day, not only an authorization.
alter table document_checks drop constraint document_checks_check1;
update files set expires_on = d.valid_until from document_checks d where d.file_id = files.id and d.removed_at is null and d.valid_until is not null;

-- Who of the office opened a document, once for each person. The access log has each opening of a sign-in.
create table document_openings (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  file_id uuid not null references files (id) on delete cascade,
  user_id uuid not null references users (id),
  user_name text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (contact_id, id),
  unique (file_id, user_id)
);
alter table document_openings enable row level security;
create policy portal on document_openings using (contact_id = portal_contact());

-- Earlier versions of a document that the office rotated, cropped or blacked out. Their bytes stay sealed like those of every file.
create table document_versions (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  file_id uuid not null references files (id) on delete cascade,
  blob_key uuid not null unique,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  -- Since when it was the document.
  made_at timestamptz not null,
  replaced_at timestamptz not null,
  replaced_by uuid not null references users (id),
  replaced_by_name text not null,
  -- What was done to it then.
  change text[] not null,
  primary key (contact_id, id)
);
create index document_versions_by_file on document_versions (file_id, id desc);
alter table document_versions enable row level security;
create policy portal on document_versions using (contact_id = portal_contact());

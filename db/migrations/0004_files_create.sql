-- What is known of a stored file; the bytes lie sealed outside the database under blob_key.
create table files (
  id uuid primary key,
  contact_id uuid references contacts (id),
  blob_key uuid not null unique,
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  purpose text not null,
  created_at timestamptz not null,
  created_by uuid
);
create index files_by_contact on files (contact_id, id desc);

-- Every stored file is also an object of the file protocol, under a name that is no path of anything. Names sort by their
-- bytes on every database, so that lists page alike.
alter table files add column object_name text collate "C";
update files set object_name = purpose || '/' || id;
alter table files alter column object_name set not null;

-- What the protocol tells of an object. A generation grows each time the bytes change, a metageneration with each other change.
alter table files add column generation bigint not null default 1;
alter table files add column metageneration integer not null default 1;
alter table files add column updated_at timestamptz;
update files set updated_at = created_at;
alter table files alter column updated_at set not null;
alter table files add column md5 text;
-- Fingerprint of the bytes as they were sent, before a picture lost its hidden data: the same bytes sent again change nothing.
alter table files add column source_sha256 text;
alter table files add column writable jsonb not null default '{}';
-- 'quarantined' until a virus scanner found it clean; 'infected' is never given out.
alter table files add column state text not null default 'ok' check (state in ('ok', 'quarantined', 'infected'));
alter table files add column deleted_at timestamptz;
alter table files add column deleted_by uuid;
create unique index files_object_name on files (object_name) where deleted_at is null;
create index files_quarantined on files (id) where state = 'quarantined';

-- Uploads in pieces. A piece is a sealed blob like a file is, so that an upload goes on after a restart or on another machine.
create table file_uploads (
  id uuid primary key,
  user_id uuid not null,
  object_name text not null,
  declared jsonb not null,
  size_bytes bigint not null,
  received_bytes bigint not null default 0,
  state text not null default 'active' check (state in ('active', 'final', 'refused', 'cancelled')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index file_uploads_by_user on file_uploads (user_id, created_at);
create table file_upload_parts (
  upload_id uuid not null references file_uploads (id) on delete cascade,
  starts_at bigint not null,
  size_bytes bigint not null,
  blob_key uuid not null unique,
  primary key (upload_id, starts_at)
);

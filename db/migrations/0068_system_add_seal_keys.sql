-- One known sentence sealed with each sealing key, so that a lost or wrong key is found at start and not at the first record that does not open.
create table system_seal_keys (
  id smallint primary key,
  sealed bytea not null,
  first_used_at timestamptz not null default now()
);

-- Codes sent by mail that prove a mailbox: they set a new password or confirm an address, once.
create table action_codes (
  id uuid primary key,
  kind text not null check (kind in ('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL')),
  code_hash bytea not null unique,
  user_id uuid not null references users (id),
  email text not null,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index action_codes_by_user on action_codes (user_id, kind);

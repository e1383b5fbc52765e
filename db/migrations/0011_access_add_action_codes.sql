-- Codes sent by mail that prove a mailbox: they set a new password or confirm an address, once. The code travels by mail only;
-- here lies its SHA-256.
create table action_codes (
  id uuid primary key,
  kind text not null check (kind in ('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL')),
  code_hash bytea not null unique,
  user_id uuid not null references users (id),
  -- The address of the account when the code was sent; with another one the account no longer takes it.
  email text not null,
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer code was sent, or the account changed in a way that leaves no room for this one.
  voided_at timestamptz,
  check ((kind = 'VERIFY_AND_CHANGE_EMAIL') = (new_email is not null))
);
create index action_codes_by_user on action_codes (user_id, created_at);
create index action_codes_by_expiry on action_codes (expires_at);

-- How many mails one network address asked for within an hour, under a hash of the address.
create table reset_requests (
  key bytea primary key,
  since timestamptz not null,
  requests integer not null
);
create index reset_requests_by_time on reset_requests (since);

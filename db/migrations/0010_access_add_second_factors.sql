-- Authenticator apps (TOTP, RFC 6238). A code works once: the time step it stands for is remembered.
create table second_factors (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  secret_sealed bytea not null,
  enrolled_at timestamptz not null,
  last_step bigint not null,
  last_used_at timestamptz
);
create index second_factors_by_user on second_factors (user_id, id);

-- A secret shown to somebody who has not yet proved that their app holds it.
create table second_factor_offers (
  id uuid primary key,
  user_id uuid not null references users (id),
  secret_hash bytea not null unique,
  secret_sealed bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index second_factor_offers_by_user on second_factor_offers (user_id);

-- Keyed fingerprints of codes that stand in for a lost app, once each.
create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);

-- A sign-in whose first factor was right and whose second is awaited.
create table pending_sign_ins (
  id uuid primary key,
  credential_hash bytea not null unique,
  user_id uuid not null references users (id),
  provider text not null check (provider in ('password', 'google.com')),
  tries integer not null default 0,
  -- The account's own, as it was when the first factor was right; anything that ended all sessions since changed it.
  valid_since timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pending_sign_ins_by_user on pending_sign_ins (user_id);

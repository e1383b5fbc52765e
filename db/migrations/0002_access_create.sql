-- Who may come in: accounts, their sessions, the roles that say what they may do, and the keys that sign ID tokens.
-- Secrets (cookies, refresh tokens, codes) are stored as SHA-256 only; passwords as Argon2id.

create table roles (
  name text primary key,
  kind text not null check (kind in ('staff', 'client')),
  -- Patterns: '*', 'feature:*' or 'feature:verb'.
  permissions text[] not null,
  built_in boolean not null default false,
  unique (name, kind)
);

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  -- Null for accounts that cannot sign in with a password.
  password_hash text,
  name text not null,
  role text not null,
  kind text not null,
  contact_id uuid unique references contacts (id),
  email_verified boolean not null default false,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  disabled_at timestamptz,
  -- Sessions opened earlier are dead.
  valid_since timestamptz not null,
  foreign key (role, kind) references roles (name, kind),
  check ((kind = 'client') = (contact_id is not null))
);
create index users_by_role on users (role);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  cookie_hash bytea not null unique,
  refresh_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id, id desc);
create index sessions_by_expiry on sessions (expires_at);

-- At most one row lives: the code the server printed at its last start while there was no owner.
create table owner_codes (
  id uuid primary key,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);

-- A browser that may sign up once; which one, its cookie tells.
create table signup_permits (
  id uuid primary key,
  kind text not null check (kind in ('owner')),
  cookie_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Wrong passwords since the last success, by account, address and known device. Keys are hashed: an unknown address a
-- visitor mistyped is nobody's to keep.
create table sign_in_failures (
  key bytea primary key,
  failures integer not null,
  last_at timestamptz not null
);
create index sign_in_failures_by_time on sign_in_failures (last_at);

create table signing_keys (
  kid text primary key,
  private_key_sealed bytea not null,
  public_jwk jsonb not null,
  created_at timestamptz not null
);

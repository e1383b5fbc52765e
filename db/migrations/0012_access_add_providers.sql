-- Accounts at an OpenID Connect provider that belong to people here, by issuer's subject.
create table user_identities (
  provider text not null check (provider in ('google.com')),
  subject text not null,
  user_id uuid not null references users (id),
  email text not null,
  name text not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A browser on its way to the provider and back: 10 minutes, one use.
create table provider_requests (
  id uuid primary key,
  state_hash bytea not null unique,
  cookie_hash bytea not null,
  -- nonce, PKCE verifier, kind of window, event id, page to go back to
  request_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What the provider proved, until the page that asked redeems it: 60 seconds, one use.
create table provider_results (
  id uuid primary key,
  handle_hash bytea not null unique,
  session_hash bytea not null,
  profile_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

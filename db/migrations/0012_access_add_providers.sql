-- Accounts at an OpenID Connect provider that belong to people here, by issuer and its name for the person. The address
-- proves somebody once, when the two are brought together; from then on only these two count.
create table user_identities (
  provider text not null check (provider in ('google.com')),
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id),
  email text not null,
  name text not null,
  linked_at timestamptz not null,
  primary key (issuer, subject),
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
create index provider_requests_by_expiry on provider_requests (expires_at);

-- What the provider proved, until the page that asked redeems it: 60 seconds, one use, by the same browser.
create table provider_results (
  id uuid primary key,
  handle_hash bytea not null unique,
  session_hash bytea not null,
  cookie_hash bytea not null,
  profile_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index provider_results_by_expiry on provider_results (expires_at);

-- ID tokens of the provider that were shown to us; each counts once.
create table provider_tokens_used (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index provider_tokens_used_by_expiry on provider_tokens_used (expires_at);

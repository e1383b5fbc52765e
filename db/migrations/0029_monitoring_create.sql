-- Which credit monitoring a client uses, and how reports come from it. Passwords of clients are not kept.
create table monitoring_connections (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  version integer not null default 1,
  provider text not null,
  -- Name or member number at the provider, as the client gave it; sealed, since it is half of a sign-in.
  username_sealed bytea,
  -- The provider's own reference of this client, for partner APIs.
  partner_reference text,
  status text not null check (status in ('invited', 'active', 'sign-in-failed', 'needs-client', 'unpaid', 'cancelled')),
  status_note text,
  status_at timestamptz not null,
  last_pull_at timestamptz,
  last_report_id uuid,
  next_refresh_on date,
  -- Set while a pull is under way, so that two never run at once.
  pulling_since timestamptz,
  last_problem text,
  -- When the link to enrol was mailed last.
  enrolment_sent_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (contact_id, id)
);
create unique index monitoring_connections_one_a_provider on monitoring_connections (contact_id, provider) where removed_at is null;
create index monitoring_connections_by_status on monitoring_connections (status, next_refresh_on, id) where removed_at is null;
-- Every call to a partner, so that nothing outside happens twice or unseen.
create table monitoring_pulls (
  id uuid primary key,
  contact_id uuid not null,
  connection_id uuid not null,
  kind text not null check (kind in ('test', 'report')),
  begun_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('report', 'same-report', 'ok', 'sign-in-failed', 'needs-client', 'unpaid', 'unavailable', 'refused')),
  detail text,
  report_id uuid,
  begun_by_name text not null,
  foreign key (contact_id, connection_id) references monitoring_connections (contact_id, id)
);
create index monitoring_pulls_by_connection on monitoring_pulls (connection_id, begun_at desc);

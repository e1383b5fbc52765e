-- The record of everything: one row per change, written in the change's own transaction, never changed afterwards. A job
-- chains the rows by hash; rows get their place in the chain after they are committed, so the chain has no gaps.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('staff', 'client', 'public', 'system')),
  actor_id uuid,
  actor_name text not null,
  contact_id uuid,
  subject_type text not null,
  subject_id text not null,
  summary text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index activity_by_contact on activity (contact_id, id desc) where contact_id is not null;
create index activity_by_kind on activity (kind, id desc);

create table activity_chain (
  position bigint primary key,
  activity_id bigint not null unique references activity (id),
  hash bytea not null
);

-- A court wants the client to answer a suit about an account. Work on that account stops until someone with the right to says otherwise.
create table dispute_summonses (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  line_key text not null,
  served_on date not null,
  answer_due_on date,
  -- What the account is called, the court and a note.
  content_sealed bytea not null,
  recorded_at timestamptz not null,
  recorded_by uuid references users (id),
  recorded_by_name text not null,
  lifted_at timestamptz,
  lifted_by_name text,
  lift_reason_sealed bytea,
  primary key (contact_id, id),
  check ((lifted_at is null) = (lifted_by_name is null) and (lifted_at is null) = (lift_reason_sealed is null))
);
create unique index dispute_summonses_one on dispute_summonses (contact_id, line_key) where lifted_at is null;
create index dispute_summonses_due on dispute_summonses (answer_due_on, contact_id) where lifted_at is null and answer_due_on is not null;
alter table dispute_summonses enable row level security;
create policy portal on dispute_summonses using (contact_id = portal_contact());

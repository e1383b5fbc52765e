-- How a client's payments stand, noted by hand. No invoices, no amounts, no cards: those come with a later version.
create table billing_standings (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  plan text not null check (plan in ('monthly', 'flat', 'per-deletion', 'none')),
  standing text not null check (standing in ('up-to-date', 'past-due', 'payment-failed', 'paused', 'ended')),
  since date not null,
  note text,
  recorded_at timestamptz not null,
  recorded_by uuid not null references users (id),
  recorded_by_name text not null,
  -- When it was taken back.
  removed_at timestamptz
);
create index billing_standings_by_contact on billing_standings (contact_id, id) where removed_at is null;

-- What the newest note says, on the contact itself, so that a list of a million filters by it.
alter table contacts add column billing_standing text check (billing_standing in ('up-to-date', 'past-due', 'payment-failed', 'paused', 'ended'));
create index contacts_by_billing on contacts (billing_standing, created_at, id) where category = 'client' and billing_standing is not null;
create index contacts_owing on contacts (created_at, id) where category = 'client' and billing_standing in ('past-due', 'payment-failed') and archived_at is null;

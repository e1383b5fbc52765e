-- Each time a person was shown a Social Security number, or, without the right to see them, entered one or uploaded a report, whose number is
-- compared. Counted by the hour, so that no one
-- goes through the clients or guesses numbers. `reached` marks the use that reached the limit; the dashboard tells of it.
create table contact_identity_uses (
  id uuid primary key,
  user_id uuid not null references users(id),
  use text not null check (use in ('shown', 'entered', 'compared')),
  at timestamptz not null,
  reached boolean not null
);
create index contact_identity_uses_by_user on contact_identity_uses (user_id, use, at desc);
create index contact_identity_uses_reached on contact_identity_uses (at) where reached;

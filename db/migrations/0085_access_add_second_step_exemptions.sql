-- A member of the staff who may work without a second step for a time: why, until when, and which owner decided so (16 CFR 314.4(c)(5)).
create table second_step_exemptions (
  user_id uuid primary key references users (id),
  reason text not null,
  -- The first instant at which it no longer holds.
  until_at timestamptz not null,
  given_at timestamptz not null,
  given_by_name text not null
);
alter table second_step_exemptions enable row level security;
create policy portal on second_step_exemptions using (user_id = portal_user());

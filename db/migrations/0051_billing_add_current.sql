-- The note that counts of each contact is marked, so that the list of all clients walks an index in its order instead of looking for
-- the newest note of each.
alter table billing_standings add column is_current boolean not null default false;
update billing_standings set is_current = true
  where id in (select distinct on (contact_id) id from billing_standings where removed_at is null order by contact_id, id desc);
create index billing_standings_current on billing_standings (contact_id) where is_current;
create index billing_standings_current_by_status on billing_standings (standing, since, id) where is_current;
create index billing_standings_current_by_since on billing_standings (since, id) where is_current;
create index billing_standings_current_by_id on billing_standings (id) where is_current;

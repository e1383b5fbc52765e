-- How long people stayed in each stage. One row for each stage that ended, from this version on: when it began, when it ended, and what
-- came next. The database writes it, because a stage is changed in several ways: by hand, in bulk, by an import, by a merge.
create table contact_stage_stays (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references contacts (id) on delete cascade,
  category text not null,
  stage text not null,
  since timestamptz not null,
  until timestamptz not null,
  next_category text not null,
  next_stage text
);
create index contact_stage_stays_by_contact on contact_stage_stays (contact_id);
create index contact_stage_stays_by_end on contact_stage_stays (until, id);
alter table contact_stage_stays enable row level security;
create policy portal on contact_stage_stays using (contact_id = portal_contact());

create function keep_stage_stay() returns trigger language plpgsql as $$
begin
  insert into contact_stage_stays (contact_id, category, stage, since, until, next_category, next_stage)
    values (old.id, old.category, old.stage, old.stage_since, coalesce(new.stage_since, new.updated_at), new.category, new.stage);
  return null;
end $$;
create trigger keep_stage_stay after update of stage, category on contacts for each row
  when (old.stage is not null and old.stage_since is not null and (new.stage, new.category) is distinct from (old.stage, old.category)
    and coalesce(new.stage_since, new.updated_at) >= old.stage_since)
  execute function keep_stage_stay();

-- Who furnished a disputed item, as a keyed fingerprint of the name, so that outcomes can be counted by furnisher while the name stays
-- sealed. Rows of before get theirs at the first start (features/disputes/server/store/item-content.ts).
alter table dispute_items add column furnisher_index bytea;

-- contacts: when the record of a person was disposed of: what is left is a shell with its number, archived for good. And since when a legal
-- hold stops everything that would destroy something of the person, also in features that do not know of holds.

alter table contacts add column disposed_at timestamptz;
alter table contacts add column legally_held_at timestamptz;
create or replace view contact_heads with (security_invoker = true) as
  select id, version, name, category, stage, stage_since, urgency, owner_id, state, follow_up_on, on_hold_since, hold_reason, converted_at,
    created_at, archived_at, merged_into, disposed_at, legally_held_at
  from contacts;

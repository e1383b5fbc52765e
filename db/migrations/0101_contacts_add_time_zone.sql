-- Where a contact's days begin and end, where someone chose it; null follows the address.
alter table contacts add column time_zone text;
create or replace view contact_heads with (security_invoker = true) as
  select id, version, name, category, stage, stage_since, urgency, owner_id, state, follow_up_on, on_hold_since, hold_reason, converted_at,
    created_at, archived_at, merged_into, disposed_at, legally_held_at, zip, time_zone
  from contacts;

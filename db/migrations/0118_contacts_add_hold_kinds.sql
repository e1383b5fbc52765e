-- Why the work on a client pauses, and until when where that is known: each kind of hold stops what it must (features/contacts/rules/holds.ts).
alter table contacts add column hold_kind text check (hold_kind in ('office', 'client-pause', 'underwriting', 'death'));
alter table contacts add column hold_until date;
update contacts set hold_kind = 'office' where on_hold_since is not null;
alter table contacts add constraint contacts_hold_has_kind check ((on_hold_since is null) = (hold_kind is null));
alter table contacts add constraint contacts_hold_until_of_hold check (hold_until is null or on_hold_since is not null);
create index contacts_hold_until on contacts (hold_until) where hold_until is not null;
create or replace view contact_heads with (security_invoker = true) as
  select id, version, name, category, stage, stage_since, urgency, owner_id, state, follow_up_on, on_hold_since, hold_reason, converted_at,
    created_at, archived_at, merged_into, disposed_at, legally_held_at, zip, time_zone, hold_kind, hold_until
  from contacts;
create or replace view contact_records with (security_invoker = true) as
  select id, version, name, sort_name, search_text, first_name, middle_name, last_name, suffix, company, category, stage, stage_since, urgency,
    email, phone, phone_home, phone_work, language, address_line1, address_line2, city, state, zip, source, referrer_id, owner_id, location_id,
    tags, follow_up_on, on_hold_since, ssn_last4, birth_year, first_contacted_at, last_contacted_at, converted_at, lost_reason, archived_at,
    merged_into, import_id, created_at, hold_kind, hold_until
  from contacts;

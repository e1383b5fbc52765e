-- What features let later features read of their tables; each manifest lists its own (`views`). Plain projections that PostgreSQL
-- inlines, read with the rights of the reader, so that row-level security holds. Nothing sealed is in them.

-- contacts: who a record is about.
create view contact_names with (security_invoker = true) as
  select id, name, first_name, last_name, archived_at from contacts;
-- Where a contact is in the work, and who looks after it.
create view contact_heads with (security_invoker = true) as
  select id, version, name, category, stage, stage_since, urgency, owner_id, state, follow_up_on, on_hold_since, hold_reason, converted_at,
    created_at, archived_at, merged_into
  from contacts;
-- What lists, boards and exports show, filter and sort by.
create view contact_records with (security_invoker = true) as
  select id, version, name, sort_name, search_text, first_name, middle_name, last_name, suffix, company, category, stage, stage_since, urgency,
    email, phone, phone_home, phone_work, language, address_line1, address_line2, city, state, zip, source, referrer_id, owner_id, location_id,
    tags, follow_up_on, on_hold_since, ssn_last4, birth_year, first_contacted_at, last_contacted_at, converted_at, lost_reason, archived_at,
    merged_into, import_id, created_at
  from contacts;
-- What one person's records have in common; the SSN as its keyed fingerprint.
create view contact_keys with (security_invoker = true) as
  select id, name, first_name, suffix, sort_name, email, phone, phone_home, phone_work, ssn_index, zip, birth_year, spouse_id, import_id,
    created_at, archived_at
  from contacts;

-- activity: when something happened to a contact.
create view activity_times with (security_invoker = true) as select id, contact_id, at from activity;

-- identity: people who sign in, and what is known of their signing in.
create view user_names with (security_invoker = true) as select id, name, kind from users;
create view user_accounts with (security_invoker = true) as
  select id, email, name, role, kind, contact_id, created_at, last_sign_in_at, disabled_at, deleted_at from users;
create view user_sessions with (security_invoker = true) as select user_id, last_seen_at from sessions;
create view user_factors with (security_invoker = true) as select user_id from second_factors;

-- office
create view office_location_names with (security_invoker = true) as select id, name, closed_at from office_locations;

-- credit-reports
create view credit_report_states with (security_invoker = true) as select contact_id, id, state, uploaded_at from credit_reports;

-- disputes: rounds that wait for bureaus, and the items in them.
create view dispute_open_rounds with (security_invoker = true) as
  select contact_id, id, opened_at from dispute_rounds where state = 'open';
create view dispute_items_in_progress with (security_invoker = true) as
  select contact_id, round_id, bureau from dispute_items where state = 'in-progress';

-- letters
create view letter_prints with (security_invoker = true) as select contact_id, round_id, bureau, printed_at from letters;

-- What clients may see and change of each table, held by the database itself. Clients' queries run as the role redress_portal
-- (platform/server/database/portal-role.ts), which has the rights its policies leave; the owner of the tables, as whom staff and jobs
-- work, is not affected. Each later table with contact_id brings its own two lines; a law checks it.
create function portal_contact() returns uuid language sql stable as $$ select nullif(current_setting('redress.contact_id', true), '')::uuid $$;
create function portal_user() returns uuid language sql stable as $$ select nullif(current_setting('redress.user_id', true), '')::uuid $$;

alter table contacts enable row level security;
create policy portal on contacts using (id = portal_contact());
alter table activity enable row level security;
create policy portal on activity using (contact_id = portal_contact());
alter table agreements enable row level security;
create policy portal on agreements using (contact_id = portal_contact());
alter table billing_standings enable row level security;
create policy portal on billing_standings using (contact_id = portal_contact());
alter table client_statements enable row level security;
create policy portal on client_statements using (contact_id = portal_contact());
alter table clients enable row level security;
create policy portal on clients using (contact_id = portal_contact());
alter table contact_addresses enable row level security;
create policy portal on contact_addresses using (contact_id = portal_contact());
alter table contact_consents enable row level security;
create policy portal on contact_consents using (contact_id = portal_contact());
alter table contact_notes enable row level security;
create policy portal on contact_notes using (contact_id = portal_contact());
alter table credit_report_events enable row level security;
create policy portal on credit_report_events using (contact_id = portal_contact());
alter table credit_report_matches enable row level security;
create policy portal on credit_report_matches using (contact_id = portal_contact());
alter table credit_reports enable row level security;
create policy portal on credit_reports using (contact_id = portal_contact());
alter table credit_scores enable row level security;
create policy portal on credit_scores using (contact_id = portal_contact());
alter table dispute_denials enable row level security;
create policy portal on dispute_denials using (contact_id = portal_contact());
alter table dispute_item_sources enable row level security;
create policy portal on dispute_item_sources using (contact_id = portal_contact());
alter table dispute_items enable row level security;
create policy portal on dispute_items using (contact_id = portal_contact());
alter table dispute_outcomes enable row level security;
create policy portal on dispute_outcomes using (contact_id = portal_contact());
alter table dispute_rounds enable row level security;
create policy portal on dispute_rounds using (contact_id = portal_contact());
alter table document_checks enable row level security;
create policy portal on document_checks using (contact_id = portal_contact());
alter table duplicate_pairs enable row level security;
create policy portal on duplicate_pairs using (contact_id = portal_contact());
alter table files enable row level security;
create policy portal on files using (contact_id = portal_contact());
alter table finding_answers enable row level security;
create policy portal on finding_answers using (contact_id = portal_contact());
alter table import_rows enable row level security;
create policy portal on import_rows using (contact_id = portal_contact());
alter table invites enable row level security;
create policy portal on invites using (contact_id = portal_contact());
alter table lead_calls enable row level security;
create policy portal on lead_calls using (contact_id = portal_contact());
alter table lead_form_entries enable row level security;
create policy portal on lead_form_entries using (contact_id = portal_contact());
alter table letters enable row level security;
create policy portal on letters using (contact_id = portal_contact());
alter table mails enable row level security;
create policy portal on mails using (contact_id = portal_contact());
alter table monitoring_connections enable row level security;
create policy portal on monitoring_connections using (contact_id = portal_contact());
alter table monitoring_pulls enable row level security;
create policy portal on monitoring_pulls using (contact_id = portal_contact());
alter table score_goals enable row level security;
create policy portal on score_goals using (contact_id = portal_contact());
alter table tasks enable row level security;
create policy portal on tasks using (contact_id = portal_contact());
alter table users enable row level security;
create policy portal on users using (contact_id = portal_contact());

-- One's own account.
alter table sessions enable row level security;
create policy portal on sessions using (user_id = portal_user());
alter table second_factors enable row level security;
create policy portal on second_factors using (user_id = portal_user());
alter table recovery_codes enable row level security;
create policy portal on recovery_codes using (user_id = portal_user());
alter table user_identities enable row level security;
create policy portal on user_identities using (user_id = portal_user());

-- The same for everybody.
alter table roles enable row level security;
create policy portal on roles for select using (true);
alter table access_settings enable row level security;
create policy portal on access_settings for select using (true);

-- What an uploaded document is, as its sender said or as the office decided; null while no one did.
alter table files add column document_kind text check (document_kind in
  ('photo-id', 'ssn-proof', 'address-proof', 'authorization', 'bureau-answer', 'creditor-letter', 'agreement', 'other'));
-- When someone of the office looked at what a client sent. Files that the office keeps itself count as looked at, and so does all that
-- was sent before offices were asked to look.
alter table files add column looked_at timestamptz;
update files set looked_at = created_at,
  document_kind = (select d.kind from document_checks d where d.file_id = files.id and d.removed_at is null order by d.recorded_at desc limit 1);
create index files_to_look_at on files (id desc) where looked_at is null and deleted_at is null;
create index files_by_purpose on files (purpose, id desc) where contact_id is not null and deleted_at is null;
create index files_by_kind on files (document_kind, id desc) where document_kind is not null and deleted_at is null;
create index files_infected on files (id desc) where state = 'infected';

-- progress-portal: when a contact last heard from the office, and how. Derived from the records named below; written again when one of
-- them changes.
create table portal_hearings (
  contact_id uuid primary key references contacts (id) on delete cascade,
  heard_at timestamptz not null,
  heard_by text not null check (heard_by in ('email', 'question', 'letter', 'call'))
);
create index portal_hearings_by_time on portal_hearings (heard_at, contact_id);
-- Those who have not heard yet, by when they became a client.
create index contacts_clients_since on contacts ((coalesce(converted_at, created_at)), id) where category = 'client' and archived_at is null;
alter table portal_hearings enable row level security;
create policy portal on portal_hearings using (contact_id = portal_contact());

-- What progress-portal reads of other features. Plain projections, read with the rights of the reader.
create view mail_sendings with (security_invoker = true) as select contact_id, kind, sent_at from mails where state = 'sent';
create view invite_states with (security_invoker = true) as select contact_id, used_at, revoked_at, expires_at from invites;
create view lead_call_results with (security_invoker = true) as select contact_id, at, outcome from lead_calls where removed_at is null;
create view finding_questions with (security_invoker = true) as select contact_id, answer, asked_at from finding_answers;
create view letter_states with (security_invoker = true) as select contact_id, state, created_at from letters;

-- Emails about signing in tell nothing of the case, and what waits in the portal is heard once the contact can sign in.
insert into portal_hearings (contact_id, heard_at, heard_by)
select distinct on (contact_id) contact_id, at, by from (
  select contact_id, sent_at as at, 'email' as by from mail_sendings
    where contact_id is not null and (kind not like 'access.%' or kind = 'access.clientInvite')
  union all select q.contact_id, greatest(q.asked_at, u.created_at), 'question' from finding_questions q
    join user_accounts u on u.contact_id = q.contact_id and u.deleted_at is null where q.asked_at is not null
  union all select l.contact_id, greatest(l.created_at, u.created_at), 'letter' from letter_states l
    join user_accounts u on u.contact_id = l.contact_id and u.deleted_at is null where l.state = 'ready'
  union all select contact_id, at, 'call' from lead_call_results where outcome = 'reached'
) heard where at is not null order by contact_id, at desc, by;

-- Everything that leaves the program: emails, letters of a mail service, and what comes after them. One row for each thing that is to happen
-- once. What is asked for stays sealed in the table of the feature; this is only where it is.
create table effects (
  id uuid primary key,
  -- Who asks, such as 'mail.send', and what makes one of them unlike another.
  kind text not null,
  key text not null,
  subject_type text not null,
  subject_id text not null,
  contact_id uuid references contacts (id),
  -- 'asked' is committed before anyone is asked. 'unknown': no answer came, so it may have happened.
  state text not null check (state in ('intended', 'asked', 'done', 'refused', 'unknown', 'withdrawn')),
  problem text,
  -- Number of the latest attempt. Its outcome counts only while no later attempt has begun.
  attempt integer not null default 0,
  -- The attempt after which the program gives up.
  last_attempt integer not null,
  -- What the service calls it.
  service_ref text,
  created_at timestamptz not null,
  first_asked_at timestamptz,
  asked_at timestamptz,
  done_at timestamptz,
  unique (kind, key)
);
create index effects_by_contact on effects (contact_id) where contact_id is not null;
-- What waits, was refused or is unclear is little; what is done is not.
create index effects_open on effects (kind, created_at) where state in ('intended', 'asked', 'refused', 'unknown');
alter table effects enable row level security;
create policy portal on effects using (contact_id = portal_contact());

-- The emails of earlier versions keep where they are. Those that only lie in the outbox were never to leave.
insert into effects (id, kind, key, subject_type, subject_id, contact_id, state, problem, attempt, last_attempt, created_at, done_at)
select id, 'mail.send', id::text, 'mail', id::text, contact_id,
  case state when 'waiting' then 'intended' when 'sending' then 'asked' when 'sent' then 'done' when 'failed' then 'refused' else 'unknown' end,
  problem, attempt, last_attempt, created_at, sent_at
from mails where state <> 'kept';

drop view mail_sendings;
alter table mails drop column state, drop column problem, drop column attempt, drop column last_attempt, drop column sent_at;
create view mail_sendings with (security_invoker = true) as
  select m.contact_id, m.kind, e.done_at as sent_at from mails m join effects e on e.kind = 'mail.send' and e.key = m.id::text where e.state = 'done';

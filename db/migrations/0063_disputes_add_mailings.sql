-- Letters know how they went: when the letter of a round to a bureau was mailed and received. The bureau's time counts from the receipt
-- (15 U.S.C. 1681i(a)(1)(A)). Rounds printed before have no row until someone says when they were mailed.
create table dispute_mailings (
  contact_id uuid not null,
  round_id uuid not null,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  version integer not null default 1,
  mailed_on date not null,
  method text not null check (method in ('first-class', 'certified', 'handed-over', 'other')),
  tracking_number text,
  -- The day of delivery where it is known, and what shows it.
  received_on date,
  received_how text check (received_how in ('tracking', 'return-receipt', 'other')),
  -- The day the client sent the bureau more about the dispute.
  more_sent_on date,
  -- The dispute follows a free annual report (15 U.S.C. 1681j(a)(3)).
  free_annual_report boolean not null default false,
  -- What features/disputes/rules/response-clock.ts makes of these: the known or estimated day of receipt, and the day after which an answer is overdue.
  counted_from date not null,
  overdue_after date not null,
  recorded_at timestamptz not null,
  recorded_by_name text not null,
  primary key (contact_id, round_id, bureau),
  foreign key (contact_id, round_id) references dispute_rounds (contact_id, id),
  check ((received_on is null) = (received_how is null)),
  check (received_on >= mailed_on and more_sent_on >= mailed_on)
);
create index dispute_mailings_by_due on dispute_mailings (overdue_after);
alter table dispute_mailings enable row level security;
create policy portal on dispute_mailings using (contact_id = portal_contact());
create view dispute_mailing_days with (security_invoker = true) as
  select contact_id, round_id, bureau, version, mailed_on, method, tracking_number, received_on, received_how, more_sent_on, free_annual_report,
    counted_from, overdue_after
  from dispute_mailings;

-- The day of the bureau's answer, and its letter among the files of the contact.
alter table dispute_outcomes add column answered_on date;
alter table dispute_outcomes add column file_id uuid references files (id) on delete set null;
create index dispute_outcomes_by_file on dispute_outcomes (file_id) where file_id is not null;
create or replace view dispute_outcome_records with (security_invoker = true) as
  select contact_id, id, item_id, result, source, state, decided_at, decided_by, decided_by_name, answered_on from dispute_outcomes;

-- The clock no longer counts from printing.
drop view letter_prints;
drop index letters_by_printing;

-- What the client said of a line: not only that one reason is denied, but also that the whole line is right, or that a reason is true.
alter table dispute_denials add column statement text;
alter table dispute_denials alter column reason_code drop not null;
alter table dispute_denials add constraint dispute_denials_about check (statement is not null or reason_code is not null);
alter table dispute_denials drop constraint dispute_denials_said_check;
alter table dispute_denials add constraint dispute_denials_said_check check (said in ('right', 'set-aside', 'wrong'));

-- files: what was uploaded for contacts, by name.
create view document_names with (security_invoker = true) as
  select id, contact_id, name, object_name, state from files where purpose = 'upload' and deleted_at is null;

-- What a line is called, sealed for its row, where the client confirmed it as correct beside any question.
alter table dispute_denials add column content_sealed bytea;
-- A reason that the client affirmed counts against later reasons that deny it.
insert into dispute_denials (contact_id, source_id, said, said_at, said_by, said_by_name, bureau, kind, line_key, reason_code)
  select contact_id, id, 'wrong', coalesce(answered_at, now()), coalesce(answered_by, 'staff'), coalesce(answered_by_name, ''),
    case when split_part(finding_key, ':', 2) in ('EQ', 'EX', 'TU') then split_part(finding_key, ':', 2) end, line_kind, line_key, reason_code
  from finding_answers where answer = 'wrong' and line_kind is not null and line_key is not null and reason_code is not null
  on conflict do nothing;

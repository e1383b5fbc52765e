-- What clients are asked in the portal about their personal details, and what they answered there. What an answer says of the line is
-- kept with everything else that was said of lines (dispute_denials), under the id of the question.
create table dispute_detail_questions (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  version integer not null default 1,
  report_id uuid not null references credit_reports (id),
  -- The same for the same value in every report.
  line_key text not null,
  answer text not null check (answer in ('asked', 'yes', 'no', 'unsure')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The question as the client saw it, the line it is about, and the reason that a no supports.
  content_sealed bytea not null,
  unique (contact_id, line_key)
);
create index dispute_detail_questions_asked on dispute_detail_questions (contact_id) where answer = 'asked';
create index dispute_detail_questions_of_report on dispute_detail_questions (report_id);
alter table dispute_detail_questions enable row level security;
create policy portal on dispute_detail_questions using (contact_id = portal_contact());
-- disputes: which clients are asked something, for lists of later features.
create view dispute_questions with (security_invoker = true) as select contact_id, answer, asked_at from dispute_detail_questions;

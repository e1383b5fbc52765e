-- What the client, or staff in the client's name, says about findings. Findings themselves are worked out from the report each time.
create table finding_answers (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  version integer not null default 1,
  -- Names the matter across reports (findings/rules/finding.ts).
  finding_key text not null,
  code text not null,
  report_id uuid not null,
  -- 'asked': put to the client and not answered yet. 'wrong': the reporting is wrong. 'right': it is as reported.
  answer text not null check (answer in ('asked', 'wrong', 'right', 'unsure', 'set-aside')),
  -- The words the client saw.
  question text not null,
  heading text not null,
  asked_at timestamptz,
  answered_at timestamptz,
  -- 'client' through the portal; 'staff' who wrote down what the client said.
  answered_by text check (answered_by in ('client', 'staff')),
  answered_by_name text,
  note text,
  -- The draft item it became.
  disputed_at timestamptz,
  primary key (contact_id, id),
  unique (contact_id, finding_key)
);
create index finding_answers_asked on finding_answers (contact_id) where answer = 'asked';
create table client_statements (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  kind text not null,
  bureau text check (bureau in ('EQ', 'EX', 'TU')),
  line_key text,
  happened_on date,
  until_on date,
  words text,
  added_at timestamptz not null,
  added_by_name text not null,
  removed_at timestamptz,
  primary key (contact_id, id)
);
create index client_statements_of on client_statements (contact_id) where removed_at is null;

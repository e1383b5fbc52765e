-- What gates of the law allowed, of whom, and by which facts: years later the office can show why something was done.
create table gate_verdicts (
  id bigint generated always as identity primary key,
  contact_id uuid not null references contacts (id),
  -- In law.md's numbering.
  gates text[] not null,
  -- Grows when the rule changes.
  rule_version integer not null,
  -- What was to be done: 'round', 'sign'.
  asked text not null,
  -- The activity of the change that was allowed.
  activity text not null,
  -- What the rule was asked about, in the words of rules/verdict-words.ts. No free text.
  facts jsonb not null,
  at timestamptz not null,
  by_name text not null
);
create index gate_verdicts_by_contact on gate_verdicts (contact_id, id desc);
alter table gate_verdicts enable row level security;
create policy portal on gate_verdicts using (false);

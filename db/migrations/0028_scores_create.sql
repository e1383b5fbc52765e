-- Credit scores over time, read from reports or typed by hand, and the score a client wants to reach.
create table credit_scores (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  model text not null,
  model_printed text not null,
  value integer not null check (value between 250 and 900),
  scored_on date not null,
  source text not null check (source in ('report', 'hand')),
  report_id uuid,
  note text,
  added_at timestamptz not null,
  added_by_name text not null,
  removed_at timestamptz,
  primary key (contact_id, id)
);
create unique index credit_scores_once_a_report on credit_scores (report_id, bureau, model, model_printed) where report_id is not null;
create index credit_scores_by_contact on credit_scores (contact_id, bureau, scored_on desc, id desc) where removed_at is null;

create table score_goals (
  contact_id uuid primary key references contacts (id),
  value integer not null check (value between 300 and 850),
  version integer not null default 1,
  set_at timestamptz not null,
  set_by_name text not null
);

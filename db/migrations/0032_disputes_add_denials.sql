-- What a client said is right as reported, or staff set aside: lines that may not go out (or not without a warning) for that reason.
create table dispute_denials (
  contact_id uuid not null references contacts (id),
  -- The answer it comes from; what that is, disputes do not know.
  source_id uuid not null,
  -- 'right': the client said so, the item may not go out. 'set-aside': a warning.
  said text not null check (said in ('right', 'set-aside')),
  said_at timestamptz not null,
  said_by text not null check (said_by in ('client', 'staff')),
  said_by_name text not null,
  -- null: at any bureau.
  bureau text check (bureau in ('EQ', 'EX', 'TU')),
  kind text not null check (kind in ('tradeline', 'inquiry', 'public-record')),
  line_key text not null,
  reason_code text not null,
  primary key (contact_id, source_id)
);
create index dispute_denials_source on dispute_denials (source_id);
-- Which lines of a round rest on an answer. A draft's items are written anew at each save, so they are named by their place.
create table dispute_item_sources (
  contact_id uuid not null references contacts (id),
  source_id uuid not null,
  round_id uuid not null,
  report_id uuid not null,
  bureau text not null check (bureau in ('EQ', 'EX', 'TU')),
  kind text not null check (kind in ('tradeline', 'inquiry', 'public-record')),
  line_id text not null,
  -- An account put together or taken apart since goes by another id, but reads the same.
  heading text not null,
  account_number_masked text,
  primary key (contact_id, source_id, round_id, bureau, kind, line_id)
);
create index dispute_item_sources_source on dispute_item_sources (source_id);
-- The line and the reason a finding would be disputed with; null where no letter to a bureau can be about it.
alter table finding_answers add column line_kind text check (line_kind in ('tradeline', 'inquiry', 'public-record'));
alter table finding_answers add column line_key text;
alter table finding_answers add column reason_code text;
-- What the report says, told with the question: nobody can answer about amounts or dates they do not see.
alter table finding_answers add column facts text[] not null default '{}';

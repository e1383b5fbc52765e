-- What became of disputed items: proposed from a newer report or a bureau's own result, accepted or rejected by a person.
alter table dispute_items drop constraint dispute_items_state_check;
alter table dispute_items add constraint dispute_items_state_check check (state in ('draft', 'in-progress', 'removed', 'corrected', 'confirmed', 'unanswered'));
create table dispute_outcomes (
  contact_id uuid not null,
  id uuid not null unique,
  version integer not null default 1,
  item_id uuid not null,
  -- 'removed': no longer listed; 'corrected': changed; 'confirmed': listed as before; 'unanswered': the time is over and nothing came.
  result text not null check (result in ('removed', 'corrected', 'confirmed', 'unanswered')),
  -- For 'corrected', whether the change is what was asked for is a person's judgement.
  source text not null check (source in ('comparison', 'bureau-result', 'hand')),
  report_id uuid,
  event_id uuid,
  explanation text not null,
  changes jsonb not null default '[]',
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'rejected')),
  proposed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  note text,
  primary key (contact_id, id),
  foreign key (contact_id, item_id) references dispute_items (contact_id, id)
);
create unique index dispute_outcomes_once on dispute_outcomes (item_id, report_id, source) where report_id is not null;
create index dispute_outcomes_open on dispute_outcomes (contact_id, state);
-- An item has one outcome at a time.
create unique index dispute_outcomes_one_accepted on dispute_outcomes (item_id) where state = 'accepted';

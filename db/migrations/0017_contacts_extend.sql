-- The whole record of a person: how to reach them, where they stand, who looks after them.
alter table contacts
  alter column first_name set default '',
  alter column last_name set default '',
  add column middle_name text,
  add column suffix text,
  add column company text,
  add column phone_home text,
  add column phone_work text,
  add column language text not null default 'en' check (language in ('en', 'es')),
  add column stage text,
  add column stage_since timestamptz,
  add column owner_id uuid references users (id),
  add column location_id uuid references office_locations (id),
  add column source text,
  add column referrer_id uuid references contacts (id),
  add column spouse_id uuid references contacts (id),
  add column tags text[] not null default '{}',
  add column follow_up_on date,
  add column custom jsonb not null default '{}',
  add column first_contacted_at timestamptz,
  add column last_contacted_at timestamptz,
  add column converted_at timestamptz,
  add column lost_reason text,
  add column on_hold_since timestamptz,
  add column hold_reason text,
  add column archived_at timestamptz,
  add column merged_into uuid references contacts (id),
  add column import_id uuid;

update contacts set stage = case category when 'lead' then 'new' when 'client' then 'onboarding' end, stage_since = created_at where category in ('lead', 'client');

alter table contacts
  add constraint contacts_stage_of_category check (case category
    when 'lead' then stage in ('new', 'contacted', 'consult-booked', 'consult-done', 'agreement-sent', 'lost')
    when 'client' then stage in ('onboarding', 'analysis', 'round-preparing', 'awaiting-responses', 'responses-in', 'graduation-ready', 'graduated', 'cancelled')
    else stage is null end),
  add constraint contacts_named check (first_name <> '' or last_name <> '' or company is not null),
  add constraint contacts_not_own_spouse check (spouse_id is distinct from id);

-- What lists show and sort by, made by the database so that no writer can forget it.
alter table contacts
  add column name text not null generated always as
    (case when first_name = '' and last_name = '' then coalesce(company, '') else trim(both ' ' from first_name || ' ' || last_name) end) stored,
  add column sort_name text not null generated always as
    (lower(case when last_name <> '' then last_name || ' ' || first_name when first_name <> '' then first_name else coalesce(company, '') end)) stored;

-- A tab ends the names, so that a blank stands before the words of the names alone: '% jo%' finds their beginnings, by the
-- same index. Samples this fine tell the planner a word that one in a thousand has from one that one in a hundred has.
alter table contacts drop column search_text;
alter table contacts add column search_text text not null generated always as
  (' ' || lower(first_name || ' ' || coalesce(middle_name || ' ', '') || last_name || coalesce(' ' || company, '') || E'\t' || coalesce(email, '') || E'\t'
    || coalesce(phone, '') || E'\t' || coalesce(phone_home || E'\t', '') || coalesce(phone_work || E'\t', '') || coalesce(ssn_last4, ''))) stored;
alter table contacts alter column search_text set statistics 1000;
create index contacts_search on contacts using gin (search_text gin_trgm_ops);

-- Every index ends in the id, so that a list is paged by key. One for each order of a list: of all, of one category, of the
-- archived ones. Dates that are missing sort where lists show them, so that one index holds them all.
drop index contacts_by_category;
drop index contacts_by_name;
create index contacts_by_created on contacts (created_at, id) where archived_at is null;
create index contacts_by_name on contacts (sort_name, id) where archived_at is null;
create index contacts_by_follow_up on contacts (coalesce(follow_up_on, 'infinity'::date), id) where archived_at is null;
create index contacts_by_last_contact on contacts (coalesce(last_contacted_at, '-infinity'::timestamptz), id) where archived_at is null;
create index contacts_by_category on contacts (category, created_at, id) where archived_at is null;
create index contacts_by_category_name on contacts (category, sort_name, id) where archived_at is null;
create index contacts_by_category_follow_up on contacts (category, coalesce(follow_up_on, 'infinity'::date), id) where archived_at is null;
create index contacts_by_category_last_contact on contacts (category, coalesce(last_contacted_at, '-infinity'::timestamptz), id) where archived_at is null;
create index contacts_archived on contacts (created_at, id) where archived_at is not null;
create index contacts_archived_by_name on contacts (sort_name, id) where archived_at is not null;
create index contacts_archived_by_follow_up on contacts (coalesce(follow_up_on, 'infinity'::date), id) where archived_at is not null;
create index contacts_archived_by_last_contact on contacts (coalesce(last_contacted_at, '-infinity'::timestamptz), id) where archived_at is not null;

-- One for each filter, newest last. They hold the archived ones too: an office may have more of those than of active ones.
create index contacts_by_stage on contacts (stage, created_at, id) where stage is not null;
create index contacts_by_owner on contacts (owner_id, created_at, id) where owner_id is not null;
create index contacts_without_owner on contacts (created_at, id) where owner_id is null;
create index contacts_by_urgency on contacts (urgency, created_at, id) where urgency is not null;
create index contacts_by_source on contacts (source, created_at, id) where source is not null;
create index contacts_by_state on contacts (state, created_at, id) where state is not null;
create index contacts_by_location on contacts (location_id, created_at, id) where location_id is not null;
create index contacts_by_import on contacts (import_id, created_at, id) where import_id is not null;
create index contacts_by_referrer on contacts (referrer_id) where referrer_id is not null;
create index contacts_on_hold on contacts (created_at, id) where on_hold_since is not null;
create index contacts_hot on contacts (created_at, id)
  where category = 'lead' and urgency in ('High', 'Critical') and stage <> 'lost' and owner_id is null and first_contacted_at is null and archived_at is null;
create index contacts_by_tag on contacts using gin (tags);
create index contacts_by_email on contacts (email) where email is not null;
create index contacts_by_phone on contacts (phone) where phone is not null;
create index contacts_by_phone_home on contacts (phone_home) where phone_home is not null;
create index contacts_by_phone_work on contacts (phone_work) where phone_work is not null;

-- What the start of the day counts: the follow-ups of each owner, and clients who lack what letters need.
create index contacts_follow_ups_of_owner on contacts (owner_id, follow_up_on) where archived_at is null and follow_up_on is not null;
create index contacts_incomplete on contacts (owner_id)
  where archived_at is null and category = 'client' and stage not in ('graduated', 'cancelled')
    and (first_name = '' or last_name = '' or address_line1 is null or city is null or state is null or zip is null or ssn_last4 is null or birth_year is null);

create table contact_notes (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  version integer not null default 1,
  body text not null,
  pinned boolean not null default false,
  created_at timestamptz not null,
  created_by uuid references users (id),
  created_by_name text not null,
  edited_at timestamptz,
  removed_at timestamptz
);
create index contact_notes_by_contact on contact_notes (contact_id, pinned, id) where removed_at is null;

-- Each row is one statement of the person; the latest of a channel holds. Rows are never changed.
create table contact_consents (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  channel text not null check (channel in ('email', 'sms', 'call')),
  given boolean not null,
  at timestamptz not null,
  source text not null,
  wording text,
  recorded_by uuid references users (id),
  recorded_by_name text not null
);
create index contact_consents_by_contact on contact_consents (contact_id, channel, at desc, id desc);

create table contact_addresses (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  zip text not null,
  lived_from date,
  lived_until date,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index contact_addresses_by_contact on contact_addresses (contact_id);

-- Names of tags in use, so that the office does not write one tag three ways.
create table contact_tags (
  name text primary key,
  created_at timestamptz not null
);
create unique index contact_tags_spelling on contact_tags (lower(name));

-- Fields the office adds. Their values lie in contacts.custom under the id of the field.
create table contact_fields (
  id uuid primary key,
  version integer not null default 1,
  label text not null,
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'yes-no')),
  choices text[] not null default '{}',
  position integer not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index contact_fields_label on contact_fields (lower(label)) where removed_at is null;

-- The words of all names, for a search that forgives typing errors: a few ten thousand words stand for a million contacts.
create table contact_words (
  word text primary key
);
create index contact_words_similar on contact_words using gin (word gin_trgm_ops);
insert into contact_words (word)
  select distinct word from contacts, regexp_split_to_table(lower(concat_ws(' ', first_name, middle_name, last_name, company)), '[^[:alnum:]]+') as word where length(word) > 2
  on conflict do nothing;

-- What a change of many contacts replaced, so that it can be taken back for a day.
create table contact_bulk_changes (
  id uuid primary key,
  action text not null,
  changed jsonb not null,
  count integer not null,
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  undone_at timestamptz
);
create index contact_bulk_changes_by_time on contact_bulk_changes (made_at);

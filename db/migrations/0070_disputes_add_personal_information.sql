-- What a bureau reports of the person can be disputed like any other item of the file (15 U.S.C. 1681i(a)(1)(A)).
alter table dispute_items drop constraint dispute_items_kind_check,
  add constraint dispute_items_kind_check check (kind in ('tradeline', 'inquiry', 'public-record', 'personal-information'));
alter table dispute_item_sources drop constraint dispute_item_sources_kind_check,
  add constraint dispute_item_sources_kind_check check (kind in ('tradeline', 'inquiry', 'public-record', 'personal-information'));
alter table dispute_denials drop constraint dispute_denials_kind_check,
  add constraint dispute_denials_kind_check check (kind in ('tradeline', 'inquiry', 'public-record', 'personal-information'));
alter table finding_answers drop constraint finding_answers_line_kind_check,
  add constraint finding_answers_line_kind_check check (line_kind in ('tradeline', 'inquiry', 'public-record', 'personal-information'));

-- Names the client used before or uses beside their own. A bureau that reports one of them is right to.
create table contact_other_names (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  name text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index contact_other_names_by_contact on contact_other_names (contact_id);
alter table contact_other_names enable row level security;
create policy portal on contact_other_names using (contact_id = portal_contact());

-- What the letters of a round print beside the name and the address.
alter table dispute_rounds add column prints_phone boolean not null default false,
  add column prints_other_names boolean not null default true;

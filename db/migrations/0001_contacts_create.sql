-- People. Leads and clients are stages of one record. SSN and date of birth are sealed by the application; beside them lie
-- only what screens show (last four, year) and a keyed fingerprint for exact search.
create extension if not exists pg_trgm;

create table contacts (
  id uuid primary key,
  version integer not null default 1,
  category text not null check (category in ('lead', 'client', 'affiliate', 'furnisher', 'provider', 'other')),
  urgency text check (urgency in ('Low', 'Medium', 'High', 'Critical')),
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  zip text,
  ssn_sealed bytea,
  ssn_last4 text,
  ssn_index bytea,
  birth_sealed bytea,
  birth_year integer,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  search_text text not null generated always as
    (lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(ssn_last4, ''))) stored
);
-- Ids are UUIDv7, so newest first is the primary key backwards; the others carry the id to page by key.
create index contacts_by_category on contacts (category, id desc);
create index contacts_by_name on contacts (lower(last_name), lower(first_name), id);
create index contacts_by_ssn on contacts (ssn_index) where ssn_index is not null;
create index contacts_search on contacts using gin (search_text gin_trgm_ops);

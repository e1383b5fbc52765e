-- The places an office works from. One of them is the main one; there may be none before the office is set up.
create table office_locations (
  id uuid primary key,
  version integer not null default 1,
  name text not null,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  zip text,
  phone text,
  email text,
  time_zone text not null default 'America/New_York',
  -- What letters of the office carry as their return address, where it differs from the address above.
  return_address text,
  is_main boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz
);
create unique index office_locations_main on office_locations (is_main) where is_main;

-- Licenses, bonds and registrations a location holds, by state.
create table office_licenses (
  id uuid primary key,
  location_id uuid not null references office_locations (id),
  kind text not null check (kind in ('license', 'bond', 'registration')),
  state text not null,
  number text not null,
  issuer text,
  amount_cents bigint,
  valid_from date,
  valid_until date,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index office_licenses_by_location on office_licenses (location_id);

create table office_staff (
  user_id uuid primary key references users (id),
  location_id uuid not null references office_locations (id),
  since timestamptz not null
);
create index office_staff_by_location on office_staff (location_id);

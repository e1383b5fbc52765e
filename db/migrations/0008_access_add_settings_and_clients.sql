-- What the office decides about signing in. One row; absent = the defaults.
create table access_settings (
  single boolean primary key default true check (single),
  -- False: unknown e-mail and wrong password look alike.
  separate_sign_in_codes boolean not null default false,
  min_password_length integer not null default 8 check (min_password_length between 6 and 64),
  staff_second_factor text not null default 'required' check (staff_second_factor in ('required', 'offered')),
  invite_days integer not null default 7 check (invite_days between 1 and 30)
);

-- A deleted account keeps its row, because what it did stays on record; its address and its contact become free.
alter table users add column deleted_at timestamptz;
alter table users drop constraint users_email_key;
alter table users drop constraint users_contact_id_key;
create unique index users_by_email on users (email) where deleted_at is null;
create unique index users_by_contact on users (contact_id) where deleted_at is null and contact_id is not null;

-- How a session was opened; the second factor that stood behind it, if one did.
alter table sessions add column provider text not null default 'password' check (provider in ('password', 'google.com'));
alter table sessions add column second_factor_id uuid;

-- The client record of a portal login.
create table clients (
  user_id uuid primary key references users (id),
  contact_id uuid not null references contacts (id),
  email text not null,
  name text not null,
  created_at timestamptz not null
);
create index clients_by_contact on clients (contact_id);
insert into clients (user_id, contact_id, email, name, created_at)
  select id, contact_id, email, name, created_at from users where contact_id is not null;

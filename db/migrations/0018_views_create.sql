-- Lists people come back to: filters, sort and columns under a name, for oneself or for the office.
create table views (
  id uuid primary key,
  version integer not null default 1,
  page text not null check (page in ('contacts', 'leads', 'clients', 'activity')),
  name text not null,
  query jsonb not null,
  columns text[],
  shared boolean not null default false,
  owner_id uuid not null references users (id),
  owner_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index views_by_page on views (page, owner_id) where removed_at is null;
create index views_shared on views (page) where shared and removed_at is null;

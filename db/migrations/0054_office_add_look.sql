-- How the office presents itself: one row, which is there once someone has said something.
create table office_look (
  -- One office, one row.
  only_row boolean primary key default true check (only_row),
  version integer not null default 1,
  company_name text,
  phone text,
  email text,
  website text,
  -- As it was chosen; screens use shades of it that can be read.
  color text check (color ~ '^#[0-9a-f]{6}$'),
  logo_id uuid,
  updated_at timestamptz not null
);

-- Pictures that were the logo. They are never deleted: an undo brings one back, and a page that is open still shows its own.
create table office_logos (
  id uuid primary key,
  picture bytea not null check (length(picture) <= 200000),
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
alter table office_look add constraint office_look_logo foreign key (logo_id) references office_logos (id);

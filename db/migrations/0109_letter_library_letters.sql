-- Letters of the library. What people edit is the draft; what letters are made of are the versions.
create table library_letters (
  id uuid primary key,
  -- Of those that come with the program; null for letters of the office.
  key text unique,
  version integer not null default 1,
  -- Letters that say the same in two languages.
  pair_id uuid not null,
  name text not null,
  purpose text not null,
  category text not null,
  recipient_class text not null,
  use text not null check (use in ('round', 'own')),
  rounds integer[] not null,
  grounds text[] not null,
  language text not null check (language in ('en', 'es')),
  gates text[] not null,
  laws text[] not null,
  -- {subject, document}; null while nothing differs from the newest version.
  draft jsonb,
  draft_saved_at timestamptz,
  draft_saved_by uuid references users (id),
  -- False = no new letters are written with it.
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  check ((draft is null) = (draft_saved_at is null)),
  -- What comes with the program is switched off, never removed.
  check (key is null or removed_at is null)
);
create index library_letters_by_name on library_letters (lower(name), id) where removed_at is null;
create unique index library_letters_by_pair on library_letters (pair_id, language) where removed_at is null;

-- A version is what someone published. It never changes and is never deleted, because letters were made of it.
create table library_letter_versions (
  id uuid primary key,
  library_letter_id uuid not null references library_letters (id),
  number integer not null check (number > 0),
  name text not null,
  -- {subject, document}
  content jsonb not null,
  published_at timestamptz not null,
  -- Null for those that came with the program.
  published_by uuid references users (id),
  unique (library_letter_id, number)
);
create function keep_library_letter_version() returns trigger language plpgsql as $$
begin
  raise exception 'A version of a library letter never changes.';
end $$;
create trigger keep_library_letter_version before update or delete on library_letter_versions for each row
  execute function keep_library_letter_version();

-- Which letters a person marked.
create table library_letter_favorites (
  user_id uuid not null references users (id),
  library_letter_id uuid not null references library_letters (id),
  marked_at timestamptz not null,
  primary key (user_id, library_letter_id)
);

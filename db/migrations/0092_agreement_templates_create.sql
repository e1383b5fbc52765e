-- Texts of agreements with fields. What people edit is the draft; what agreements are made of are the versions.
create table agreement_templates (
  id uuid primary key,
  version integer not null default 1,
  -- Templates that say the same in two languages.
  pair_id uuid not null,
  name text not null,
  language text not null check (language in ('en', 'es')),
  -- Two letters each; empty = every state.
  states text[] not null default '{}',
  -- Null while nothing differs from the newest version.
  draft jsonb,
  draft_saved_at timestamptz,
  draft_saved_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  check ((draft is null) = (draft_saved_at is null))
);
create index agreement_templates_by_name on agreement_templates (lower(name), id) where removed_at is null;
create unique index agreement_templates_by_pair on agreement_templates (pair_id, language) where removed_at is null;

-- A version is what someone published. It never changes and is never deleted, because agreements were made of it.
create table agreement_template_versions (
  id uuid primary key,
  template_id uuid not null references agreement_templates (id),
  number integer not null check (number > 0),
  name text not null,
  language text not null check (language in ('en', 'es')),
  states text[] not null,
  content jsonb not null,
  published_at timestamptz not null,
  -- Null for those that came with the program.
  published_by uuid references users (id),
  unique (template_id, number)
);
create function keep_agreement_template_version() returns trigger language plpgsql as $$
begin
  raise exception 'A version of an agreement template never changes.';
end $$;
create trigger keep_agreement_template_version before update or delete on agreement_template_versions for each row
  execute function keep_agreement_template_version();

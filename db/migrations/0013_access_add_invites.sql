-- Invitations. The token travels by mail only; here lies its SHA-256.
create table invites (
  id uuid primary key,
  token_hash bytea not null unique,
  kind text not null check (kind in ('staff', 'client')),
  email text not null check (email = lower(email)),
  name text not null,
  role text not null,
  contact_id uuid references contacts (id),
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  -- When it was last sent; each sending makes a new token and voids the one before.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  -- The account it became.
  user_id uuid references users (id),
  foreign key (role, kind) references roles (name, kind),
  check ((kind = 'client') = (contact_id is not null))
);
create index invites_by_kind on invites (kind, id desc);
create index invites_by_contact on invites (contact_id, id desc) where contact_id is not null;

alter table signup_permits drop constraint signup_permits_kind_check;
alter table signup_permits add constraint signup_permits_kind_check check (kind in ('owner', 'invite'));
alter table signup_permits add column invite_id uuid references invites (id);
alter table signup_permits add constraint signup_permits_invite_check check ((kind = 'invite') = (invite_id is not null));

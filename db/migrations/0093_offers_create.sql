-- Agreements that are offered to a lead or client and signed in the portal or on a tablet of the office. The order is the law's: consent to
-- electronic records (15 U.S.C. 7001(c)), the federal statement read and acknowledged on its own (1679c), then the contract (1679d).
create table offers (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  version integer not null default 1,
  template_version_id uuid not null references agreement_template_versions (id),
  language text not null check (language in ('en', 'es')),
  -- Where the client lived when it was made; its law decides the periods.
  residence text not null,
  -- The text of the template, the services, fees, totals, the period, and what opens the consent.
  content_sealed bytea not null,
  found text not null check (found in ('web', 'inbound-call', 'outbound-call', 'mixed', 'unknown')),
  sold_by uuid not null references users (id),
  sold_by_name text not null,
  state text not null check (state in ('open', 'consented', 'acknowledged', 'instructed', 'signed', 'withdrawn')),
  valid_through date not null,
  made_at timestamptz not null,
  made_by uuid not null references users (id),
  made_by_name text not null,
  ended_at timestamptz,
  -- Set once it was signed: the record of the agreement and the signed papers in one PDF.
  agreement_id uuid references agreements (id),
  file_id uuid references files (id),
  primary key (contact_id, id),
  check ((state = 'signed') = (agreement_id is not null and file_id is not null)),
  check ((state in ('signed', 'withdrawn')) = (ended_at is not null))
);
create unique index offers_one_open on offers (contact_id) where ended_at is null;
alter table offers enable row level security;
create policy portal on offers using (contact_id = portal_contact());

-- What was done with each paper, in order, never changed. The evidence names the paper with the hash of its text as shown, the time with its
-- zone, the address, the device, the session, and whether it was done in the portal or on the office's tablet.
create table offer_steps (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  offer_id uuid not null references offers (id),
  step text not null check (step in ('consented', 'acknowledged', 'instructed', 'signed')),
  at timestamptz not null,
  evidence_sealed bytea not null,
  primary key (contact_id, id),
  unique (offer_id, step)
);
alter table offer_steps enable row level security;
create policy portal on offer_steps using (contact_id = portal_contact());

-- A tablet of the office in the hands of a client: a code opens it once, and then only this offer.
create table offer_handovers (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  offer_id uuid not null references offers (id),
  code_hash bytea not null,
  code_until timestamptz not null,
  secret_hash bytea unique,
  ends_at timestamptz,
  made_at timestamptz not null,
  made_by uuid not null references users (id),
  made_by_name text not null,
  primary key (contact_id, id)
);
create index offer_handovers_by_code on offer_handovers (code_hash) where secret_hash is null;
alter table offer_handovers enable row level security;
create policy portal on offer_handovers using (false);

-- The key with which the office seals signed papers. One is in use: the latest.
create table offer_signing_keys (
  id uuid primary key,
  certificate bytea not null,
  private_key_sealed bytea not null,
  valid_until timestamptz not null,
  made_at timestamptz not null
);

-- Agreements may now be signed here.
alter table agreements drop constraint agreements_how_check,
  add constraint agreements_how_check check (how in ('paper', 'other-system', 'portal', 'tablet'));
-- Who canceled in the portal did so by themselves.
alter table agreements drop constraint agreements_cancelled_how_check,
  add constraint agreements_cancelled_how_check
    check (cancelled_how in ('post', 'email', 'text', 'phone', 'in-person', 'portal', 'other'));

-- Papers that go with a mail, until the mail server has them.
alter table mails add attachments_sealed bytea;

-- Papers and emails name the office as everyone sees it; the seal of a signed paper is made within the client's own change.
alter table office_look enable row level security;
create policy portal on office_look for select using (true);
alter table office_locations enable row level security;
create policy portal on office_locations for select using (true);
alter table offer_signing_keys enable row level security;
create policy portal on offer_signing_keys for select using (true);
alter table office_logos enable row level security;
create policy portal on office_logos for select using (true);

-- Made by apps/server/schema.test.ts from the migrations; for reading, never run.

create table access_settings (
  single boolean not null default true,
  separate_sign_in_codes boolean not null default false,
  min_password_length integer not null default 8,
  staff_second_factor text not null default 'required'::text,
  invite_days integer not null default 7,
  PRIMARY KEY (single),
  CHECK (((invite_days >= 1) AND (invite_days <= 30))),
  CHECK (((min_password_length >= 6) AND (min_password_length <= 64))),
  CHECK ((staff_second_factor = ANY (ARRAY['required'::text, 'offered'::text]))),
  CHECK (single)
);

create table action_codes (
  id uuid not null,
  kind text not null,
  code_hash bytea not null,
  user_id uuid not null,
  email text not null,
  new_email text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  voided_at timestamp with time zone,
  UNIQUE (code_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK (((kind = 'VERIFY_AND_CHANGE_EMAIL'::text) = (new_email IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['PASSWORD_RESET'::text, 'VERIFY_EMAIL'::text, 'VERIFY_AND_CHANGE_EMAIL'::text])))
);
CREATE INDEX action_codes_by_expiry ON action_codes USING btree (expires_at);
CREATE INDEX action_codes_by_user ON action_codes USING btree (user_id, created_at);

create table activity (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text not null,
  contact_id uuid,
  subject_type text not null,
  subject_id text not null,
  summary text not null,
  before jsonb,
  after jsonb,
  request_id text,
  written_by xid8 not null default pg_current_xact_id(),
  PRIMARY KEY (id),
  CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'client'::text, 'public'::text, 'system'::text])))
);
CREATE INDEX activity_by_commit ON activity USING btree (written_by, id);
CREATE INDEX activity_by_contact ON activity USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX activity_by_kind ON activity USING btree (kind, id DESC);

create table activity_chain (
  position bigint not null,
  activity_id bigint not null,
  hash bytea not null,
  UNIQUE (activity_id),
  PRIMARY KEY ("position"),
  FOREIGN KEY (activity_id) REFERENCES activity(id)
);

create table clients (
  user_id uuid not null,
  contact_id uuid not null,
  email text not null,
  name text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX clients_by_contact ON clients USING btree (contact_id);

create table contacts (
  id uuid not null,
  version integer not null default 1,
  category text not null,
  urgency text,
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
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone not null,
  search_text text not null generated always as (lower(((((((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(ssn_last4, ''::text)))) stored,
  PRIMARY KEY (id),
  CHECK ((category = ANY (ARRAY['lead'::text, 'client'::text, 'affiliate'::text, 'furnisher'::text, 'provider'::text, 'other'::text]))),
  CHECK ((urgency = ANY (ARRAY['Low'::text, 'Medium'::text, 'High'::text, 'Critical'::text])))
);
CREATE INDEX contacts_by_category ON contacts USING btree (category, id DESC);
CREATE INDEX contacts_by_name ON contacts USING btree (lower(last_name), lower(first_name), id);
CREATE INDEX contacts_by_ssn ON contacts USING btree (ssn_index) WHERE (ssn_index IS NOT NULL);
CREATE INDEX contacts_search ON contacts USING gin (search_text gin_trgm_ops);

create table credit_reports (
  contact_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  file_name text not null,
  sha256 text not null,
  state text not null,
  progress integer not null default 0,
  refusal_code text,
  refusal text,
  source_format text,
  provider text,
  report_date date,
  accounts integer,
  negatives integer,
  warnings integer,
  scores jsonb not null default '[]'::jsonb,
  document_sealed bytea,
  uploaded_at timestamp with time zone not null,
  uploaded_by uuid,
  uploaded_by_name text not null,
  UNIQUE (contact_id, sha256),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  CHECK ((state = ANY (ARRAY['reading'::text, 'ready'::text, 'refused'::text])))
);

create table dispute_items (
  contact_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  position integer not null,
  bureau text not null,
  kind text not null,
  line_id text not null,
  heading text not null,
  account_number_masked text,
  reported jsonb not null,
  reason_code text,
  instruction_code text,
  facts jsonb not null,
  client_confirmed boolean not null,
  state text not null default 'draft'::text,
  UNIQUE (contact_id, round_id, bureau, kind, line_id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id, round_id) REFERENCES dispute_rounds(contact_id, id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((kind = ANY (ARRAY['tradeline'::text, 'inquiry'::text, 'public-record'::text]))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'in-progress'::text])))
);

create table dispute_rounds (
  contact_id uuid not null,
  id uuid not null,
  number integer not null,
  state text not null,
  version integer not null default 1,
  report_id uuid not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  UNIQUE (contact_id, number),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, report_id) REFERENCES credit_reports(contact_id, id),
  CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])))
);
CREATE INDEX dispute_rounds_by_state ON dispute_rounds USING btree (state, id DESC);
CREATE UNIQUE INDEX dispute_rounds_one_draft ON dispute_rounds USING btree (contact_id) WHERE (state = 'draft'::text);

create table file_upload_parts (
  upload_id uuid not null,
  starts_at bigint not null,
  size_bytes bigint not null,
  blob_key uuid not null,
  UNIQUE (blob_key),
  PRIMARY KEY (upload_id, starts_at),
  FOREIGN KEY (upload_id) REFERENCES file_uploads(id) ON DELETE CASCADE
);

create table file_uploads (
  id uuid not null,
  user_id uuid not null,
  object_name text not null,
  declared jsonb not null,
  size_bytes bigint not null,
  received_bytes bigint not null default 0,
  state text not null default 'active'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((state = ANY (ARRAY['active'::text, 'final'::text, 'refused'::text, 'cancelled'::text])))
);
CREATE INDEX file_uploads_by_user ON file_uploads USING btree (user_id, created_at);

create table files (
  id uuid not null,
  contact_id uuid,
  blob_key uuid not null,
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  object_name text not null,
  generation bigint not null default 1,
  metageneration integer not null default 1,
  updated_at timestamp with time zone not null,
  md5 text,
  source_sha256 text,
  writable jsonb not null default '{}'::jsonb,
  state text not null default 'ok'::text,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  UNIQUE (blob_key),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((state = ANY (ARRAY['ok'::text, 'quarantined'::text, 'infected'::text])))
);
CREATE INDEX files_by_contact ON files USING btree (contact_id, id DESC);
CREATE UNIQUE INDEX files_object_name ON files USING btree (object_name) WHERE (deleted_at IS NULL);
CREATE INDEX files_quarantined ON files USING btree (id) WHERE (state = 'quarantined'::text);

create table invites (
  id uuid not null,
  token_hash bytea not null,
  kind text not null,
  email text not null,
  name text not null,
  role text not null,
  contact_id uuid,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  user_id uuid,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (role, kind) REFERENCES roles(name, kind),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK (((kind = 'client'::text) = (contact_id IS NOT NULL))),
  CHECK ((email = lower(email))),
  CHECK ((kind = ANY (ARRAY['staff'::text, 'client'::text])))
);
CREATE INDEX invites_by_contact ON invites USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX invites_by_kind ON invites USING btree (kind, id DESC);

create table letters (
  contact_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  round_number integer not null,
  bureau text not null,
  state text not null,
  recipient text not null,
  items integer not null,
  document_sealed bytea not null,
  file_id uuid,
  pages integer,
  accessible boolean,
  note text,
  created_at timestamp with time zone not null,
  printed_at timestamp with time zone,
  UNIQUE (contact_id, round_id, bureau),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, round_id) REFERENCES dispute_rounds(contact_id, id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((state = ANY (ARRAY['rendering'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX letters_newest ON letters USING btree (id DESC);

create table mails (
  id uuid not null,
  kind text not null,
  contact_id uuid,
  to_address text not null,
  to_name text not null,
  content_sealed bytea not null,
  state text not null,
  problem text,
  attempt integer not null default 0,
  last_attempt integer not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'unknown'::text])))
);
CREATE INDEX mails_by_contact ON mails USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX mails_by_time ON mails USING btree (id DESC);

create table owner_codes (
  id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (code_hash),
  PRIMARY KEY (id)
);

create table pending_sign_ins (
  id uuid not null,
  credential_hash bytea not null,
  user_id uuid not null,
  provider text not null,
  tries integer not null default 0,
  valid_since timestamp with time zone not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (credential_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK ((provider = ANY (ARRAY['password'::text, 'google.com'::text])))
);
CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins USING btree (user_id);

create table print_batches (
  id uuid not null,
  letter_ids uuid[] not null,
  duplex boolean not null,
  state text not null,
  pages integer,
  file_id uuid,
  created_at timestamp with time zone not null,
  created_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  CHECK ((state = ANY (ARRAY['rendering'::text, 'ready'::text, 'failed'::text])))
);

create table provider_requests (
  id uuid not null,
  state_hash bytea not null,
  cookie_hash bytea not null,
  request_sealed bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (state_hash),
  PRIMARY KEY (id)
);
CREATE INDEX provider_requests_by_expiry ON provider_requests USING btree (expires_at);

create table provider_results (
  id uuid not null,
  handle_hash bytea not null,
  session_hash bytea not null,
  cookie_hash bytea not null,
  profile_sealed bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (handle_hash),
  PRIMARY KEY (id)
);
CREATE INDEX provider_results_by_expiry ON provider_results USING btree (expires_at);

create table provider_tokens_used (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash)
);
CREATE INDEX provider_tokens_used_by_expiry ON provider_tokens_used USING btree (expires_at);

create table recovery_codes (
  id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (user_id, code_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);

create table reset_requests (
  key bytea not null,
  since timestamp with time zone not null,
  requests integer not null,
  PRIMARY KEY (key)
);
CREATE INDEX reset_requests_by_time ON reset_requests USING btree (since);

create table roles (
  name text not null,
  kind text not null,
  permissions text[] not null,
  built_in boolean not null default false,
  UNIQUE (name, kind),
  PRIMARY KEY (name),
  CHECK ((kind = ANY (ARRAY['staff'::text, 'client'::text])))
);

create table second_factor_offers (
  id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null,
  secret_sealed bytea not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  UNIQUE (secret_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX second_factor_offers_by_user ON second_factor_offers USING btree (user_id);

create table second_factors (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  secret_sealed bytea not null,
  enrolled_at timestamp with time zone not null,
  last_step bigint not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX second_factors_by_user ON second_factors USING btree (user_id, id);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  cookie_hash bytea not null,
  refresh_hash bytea not null,
  device text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  provider text not null default 'password'::text,
  second_factor_id uuid,
  UNIQUE (cookie_hash),
  UNIQUE (refresh_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK ((provider = ANY (ARRAY['password'::text, 'google.com'::text])))
);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id, id DESC);

create table sign_in_failures (
  key bytea not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX sign_in_failures_by_time ON sign_in_failures USING btree (last_at);

create table signing_keys (
  kid text not null,
  private_key_sealed bytea not null,
  public_jwk jsonb not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (kid)
);

create table signup_permits (
  id uuid not null,
  kind text not null,
  cookie_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  invite_id uuid,
  UNIQUE (cookie_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (invite_id) REFERENCES invites(id),
  CHECK (((kind = 'invite'::text) = (invite_id IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['owner'::text, 'invite'::text])))
);

create table user_identities (
  provider text not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  email text not null,
  name text not null,
  linked_at timestamp with time zone not null,
  UNIQUE (user_id, provider),
  PRIMARY KEY (issuer, subject),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK ((provider = 'google.com'::text))
);

create table users (
  id uuid not null,
  email text not null,
  password_hash text,
  name text not null,
  role text not null,
  kind text not null,
  contact_id uuid,
  email_verified boolean not null default false,
  created_at timestamp with time zone not null,
  last_sign_in_at timestamp with time zone,
  disabled_at timestamp with time zone,
  valid_since timestamp with time zone not null,
  deleted_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (role, kind) REFERENCES roles(name, kind),
  CHECK (((kind = 'client'::text) = (contact_id IS NOT NULL))),
  CHECK ((email = lower(email)))
);
CREATE UNIQUE INDEX users_by_contact ON users USING btree (contact_id) WHERE ((deleted_at IS NULL) AND (contact_id IS NOT NULL));
CREATE UNIQUE INDEX users_by_email ON users USING btree (email) WHERE (deleted_at IS NULL);
CREATE INDEX users_by_role ON users USING btree (role);

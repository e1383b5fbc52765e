-- Made by apps/server/schema.test.ts from the migrations; for reading, never run.

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
  PRIMARY KEY (id),
  CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'client'::text, 'public'::text, 'system'::text])))
);
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
  UNIQUE (blob_key),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id)
);
CREATE INDEX files_by_contact ON files USING btree (contact_id, id DESC);

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

create table owner_codes (
  id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (code_hash),
  PRIMARY KEY (id)
);

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

create table roles (
  name text not null,
  kind text not null,
  permissions text[] not null,
  built_in boolean not null default false,
  UNIQUE (name, kind),
  PRIMARY KEY (name),
  CHECK ((kind = ANY (ARRAY['staff'::text, 'client'::text])))
);

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
  UNIQUE (cookie_hash),
  UNIQUE (refresh_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id)
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
  UNIQUE (cookie_hash),
  PRIMARY KEY (id),
  CHECK ((kind = 'owner'::text))
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
  UNIQUE (contact_id),
  UNIQUE (email),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (role, kind) REFERENCES roles(name, kind),
  CHECK (((kind = 'client'::text) = (contact_id IS NOT NULL))),
  CHECK ((email = lower(email)))
);
CREATE INDEX users_by_role ON users USING btree (role);

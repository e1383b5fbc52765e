-- Made by apps/server/schema.test.ts from the migrations; for reading, never run.

create table access_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  user_id uuid not null,
  session_id uuid,
  contact_id uuid not null,
  kind text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX access_log_by_contact ON access_log USING btree (contact_id, id DESC);
CREATE INDEX access_log_by_time ON access_log USING btree (at);
CREATE INDEX access_log_by_user ON access_log USING btree (user_id, id DESC);
create policy portal on access_log using false;

create table access_log_days (
  day date not null,
  entries integer not null,
  digest bytea not null,
  PRIMARY KEY (day)
);

create table access_settings (
  single boolean not null default true,
  separate_sign_in_codes boolean not null default false,
  min_password_length integer not null default 8,
  staff_second_factor text not null default 'required'::text,
  invite_days integer not null default 7,
  waiver_reason text,
  waiver_by_name text,
  waiver_at timestamp with time zone,
  PRIMARY KEY (single),
  CHECK (((invite_days >= 1) AND (invite_days <= 30))),
  CHECK (((min_password_length >= 6) AND (min_password_length <= 64))),
  CHECK (((waiver_reason IS NULL) OR (staff_second_factor = 'offered'::text))),
  CHECK ((num_nulls(waiver_reason, waiver_by_name, waiver_at) = ANY (ARRAY[0, 3]))),
  CHECK ((staff_second_factor = ANY (ARRAY['required'::text, 'offered'::text]))),
  CHECK (single)
);
create policy portal on access_settings for select using true;

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
  request_id text,
  written_by xid8 not null default pg_current_xact_id(),
  feature text not null generated always as (split_part(kind, '.'::text, 1)) stored,
  also_about uuid[],
  content_sealed bytea,
  PRIMARY KEY (id),
  CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'client'::text, 'public'::text, 'system'::text, 'automation'::text])))
);
CREATE INDEX activity_also_about ON activity USING gin (also_about) WHERE (also_about IS NOT NULL);
CREATE INDEX activity_by_actor ON activity USING btree (actor_id, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX activity_by_commit ON activity USING btree (written_by, id);
CREATE INDEX activity_by_contact ON activity USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX activity_by_feature ON activity USING btree (feature, id DESC);
CREATE INDEX activity_by_kind ON activity USING btree (kind, id DESC);
CREATE INDEX activity_by_time ON activity USING btree (at);
create policy portal on activity using (contact_id = portal_contact());

create table activity_chain (
  position bigint not null,
  activity_id bigint not null,
  hash bytea not null,
  UNIQUE (activity_id),
  PRIMARY KEY ("position"),
  FOREIGN KEY (activity_id) REFERENCES activity(id)
);

create table activity_disposals (
  activity_id bigint not null,
  disposal_id uuid not null,
  mac bytea not null,
  PRIMARY KEY (activity_id),
  FOREIGN KEY (activity_id) REFERENCES activity(id)
);

create table agreement_template_versions (
  id uuid not null,
  template_id uuid not null,
  number integer not null,
  name text not null,
  language text not null,
  states text[] not null,
  content jsonb not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  UNIQUE (template_id, number),
  PRIMARY KEY (id),
  FOREIGN KEY (published_by) REFERENCES users(id),
  FOREIGN KEY (template_id) REFERENCES agreement_templates(id),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((number > 0))
);

create table agreement_templates (
  id uuid not null,
  version integer not null default 1,
  pair_id uuid not null,
  name text not null,
  language text not null,
  states text[] not null default '{}'::text[],
  draft jsonb,
  draft_saved_at timestamp with time zone,
  draft_saved_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (draft_saved_by) REFERENCES users(id),
  CHECK (((draft IS NULL) = (draft_saved_at IS NULL))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])))
);
CREATE INDEX agreement_templates_by_name ON agreement_templates USING btree (lower(name), id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX agreement_templates_by_pair ON agreement_templates USING btree (pair_id, language) WHERE (removed_at IS NULL);

create table agreements (
  contact_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  signed_on date not null,
  disclosure_given_on date not null,
  how text not null,
  note text,
  state text,
  cancelled_on date,
  cancelled_how text,
  recorded_at timestamp with time zone not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  removed_at timestamp with time zone,
  attested_by text not null,
  attested_reason text,
  found text,
  scan_name text,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (recorded_by) REFERENCES users(id),
  CHECK (((cancelled_on IS NULL) = (cancelled_how IS NULL))),
  CHECK ((cancelled_how = ANY (ARRAY['post'::text, 'email'::text, 'text'::text, 'phone'::text, 'in-person'::text, 'portal'::text, 'other'::text, 'completed'::text, 'expired'::text, 'office'::text]))),
  CHECK ((cancelled_on >= signed_on)),
  CHECK ((disclosure_given_on <= signed_on)),
  CHECK ((found = ANY (ARRAY['web'::text, 'inbound-call'::text, 'outbound-call'::text, 'mixed'::text, 'unknown'::text]))),
  CHECK ((how = ANY (ARRAY['paper'::text, 'other-system'::text, 'portal'::text, 'tablet'::text])))
);
CREATE INDEX agreements_by_day ON agreements USING btree (signed_on, id) WHERE (removed_at IS NULL);
CREATE INDEX agreements_by_signing ON agreements USING btree (signed_on) WHERE ((removed_at IS NULL) AND (cancelled_on IS NULL));
create policy portal on agreements using (contact_id = portal_contact());

create table answers (
  id uuid not null,
  version integer not null default 1,
  contact_id uuid,
  letter_id uuid,
  file_id uuid,
  source_sha256 text not null,
  from_client boolean not null,
  added_by uuid,
  added_by_name text not null,
  arrived_at timestamp with time zone not null,
  read_at timestamp with time zone,
  pages integer,
  page_codes jsonb,
  state text not null default 'to-sort'::text,
  state_before text,
  sorted_by text,
  kind text,
  answered_on date,
  received_on date,
  event_on date,
  entered_at timestamp with time zone,
  entered_by_name text,
  outcome_ids uuid[] not null default '{}'::uuid[],
  step text,
  step_due_on date,
  step_done_on date,
  step_done_by_name text,
  split_from uuid,
  content_sealed bytea,
  PRIMARY KEY (id),
  FOREIGN KEY (added_by) REFERENCES users(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, letter_id) REFERENCES letters(contact_id, id) ON UPDATE CASCADE,
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  FOREIGN KEY (split_from) REFERENCES answers(id) ON DELETE SET NULL,
  CHECK (((letter_id IS NULL) OR (contact_id IS NOT NULL))),
  CHECK (((state <> 'entered'::text) OR ((kind IS NOT NULL) AND (contact_id IS NOT NULL) AND (entered_at IS NOT NULL)))),
  CHECK (((state = 'set-aside'::text) = (state_before IS NOT NULL))),
  CHECK (((step IS NULL) = (step_due_on IS NULL))),
  CHECK ((kind = ANY (ARRAY['results'::text, 'verified'::text, 'deleted'::text, 'updated'::text, 'frivolous'::text, 'needs-identity'::text, 'needs-more'::text, 'third-party'::text, 'reinserted-notice'::text, 'other'::text]))),
  CHECK ((sorted_by = ANY (ARRAY['barcode'::text, 'person'::text]))),
  CHECK ((state = ANY (ARRAY['to-sort'::text, 'to-enter'::text, 'entered'::text, 'set-aside'::text]))),
  CHECK ((state_before = ANY (ARRAY['to-sort'::text, 'to-enter'::text]))),
  CHECK ((step = ANY (ARRAY['identity-papers'::text, 'more-facts'::text, 'next-round'::text])))
);
CREATE INDEX answers_by_contact ON answers USING btree (contact_id, id DESC);
CREATE INDEX answers_by_file ON answers USING btree (file_id);
CREATE INDEX answers_by_letter ON answers USING btree (letter_id) WHERE (letter_id IS NOT NULL);
CREATE INDEX answers_by_source ON answers USING btree (source_sha256);
CREATE INDEX answers_by_state ON answers USING btree (state, id DESC);
CREATE INDEX answers_split ON answers USING btree (split_from) WHERE (split_from IS NOT NULL);
CREATE INDEX answers_steps ON answers USING btree (step_due_on) WHERE ((step IS NOT NULL) AND (step_done_on IS NULL));
create policy portal on answers using (contact_id = portal_contact());

create table appointments (
  id uuid not null,
  version integer not null default 1,
  contact_id uuid,
  assignee_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  created_by_name text not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (assignee_id) REFERENCES users(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '7 days'::interval))))
);
CREATE INDEX appointments_by_contact ON appointments USING btree (contact_id, starts_at DESC, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX appointments_by_start ON appointments USING btree (starts_at, id) WHERE (removed_at IS NULL);
CREATE INDEX appointments_of_person ON appointments USING btree (assignee_id, starts_at, id) WHERE (removed_at IS NULL);
create policy portal on appointments using (contact_id = portal_contact());

create table automation_rules (
  id uuid not null,
  version integer not null default 1,
  name text not null,
  kind text not null,
  filter jsonb not null,
  action_kind text not null,
  action_sealed bytea not null,
  owner_id uuid not null,
  hourly_limit integer not null,
  on_since timestamp with time zone,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  last_run_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (owner_id) REFERENCES users(id),
  CHECK (((hourly_limit >= 1) AND (hourly_limit <= 200))),
  CHECK ((action_kind = ANY (ARRAY['task'::text, 'note'::text, 'tag'::text, 'owner'::text, 'follow-up'::text])))
);
CREATE INDEX automation_rules_by_kind ON automation_rules USING btree (kind) WHERE ((removed_at IS NULL) AND (on_since IS NOT NULL));
CREATE INDEX automation_rules_by_name ON automation_rules USING btree (lower(name), id) WHERE (removed_at IS NULL);

create table automation_runs (
  rule_id uuid not null,
  activity_id bigint not null,
  contact_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  outcome text not null,
  reason text,
  PRIMARY KEY (rule_id, activity_id),
  FOREIGN KEY (activity_id) REFERENCES activity(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (rule_id) REFERENCES automation_rules(id),
  CHECK (((reason IS NULL) = (outcome = 'done'::text))),
  CHECK ((outcome = ANY (ARRAY['done'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX automation_runs_by_contact ON automation_runs USING btree (contact_id);
CREATE INDEX automation_runs_by_outcome ON automation_runs USING btree (outcome, at DESC, activity_id DESC, rule_id DESC);
CREATE INDEX automation_runs_by_rule ON automation_runs USING btree (rule_id, at DESC, activity_id DESC);
CREATE INDEX automation_runs_by_time ON automation_runs USING btree (at DESC, activity_id DESC, rule_id DESC);
create policy portal on automation_runs using (contact_id = portal_contact());

create table automation_state (
  single boolean not null default true,
  written_by xid8 not null default '0'::xid8,
  activity_id bigint not null default 0,
  paused_at timestamp with time zone,
  paused_by_name text,
  PRIMARY KEY (single),
  CHECK (single)
);

create table backup_files (
  id uuid not null,
  name text not null,
  place text not null,
  state text not null,
  nightly boolean not null,
  requested_by uuid,
  requested_by_name text not null,
  created_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  phase text,
  done integer not null default 0,
  total integer not null default 0,
  cancel_asked_at timestamp with time zone,
  ended_at timestamp with time zone,
  size_bytes bigint,
  row_count bigint,
  file_count integer,
  missing_files integer,
  snapshot_ms integer,
  tested_at timestamp with time zone,
  problem text,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (requested_by) REFERENCES users(id),
  CHECK ((phase = ANY (ARRAY['tables'::text, 'files'::text]))),
  CHECK ((place = ANY (ARRAY['folder'::text, 'bucket'::text]))),
  CHECK ((state = ANY (ARRAY['making'::text, 'made'::text, 'tested'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX backup_files_by_time ON backup_files USING btree (created_at DESC, id DESC);
CREATE INDEX backup_files_tested ON backup_files USING btree (tested_at DESC) WHERE (tested_at IS NOT NULL);

create table backup_sheet (
  single boolean not null default true,
  opened_at timestamp with time zone not null,
  opened_by uuid,
  confirmed_at timestamp with time zone,
  PRIMARY KEY (single),
  FOREIGN KEY (opened_by) REFERENCES users(id),
  CHECK (single)
);

create table billing_standings (
  id uuid not null,
  contact_id uuid not null,
  plan text not null,
  standing text not null,
  since date not null,
  note text,
  recorded_at timestamp with time zone not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  removed_at timestamp with time zone,
  is_current boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (recorded_by) REFERENCES users(id),
  CHECK ((plan = ANY (ARRAY['monthly'::text, 'flat'::text, 'per-deletion'::text, 'none'::text]))),
  CHECK ((standing = ANY (ARRAY['up-to-date'::text, 'past-due'::text, 'payment-failed'::text, 'paused'::text, 'ended'::text])))
);
CREATE INDEX billing_standings_by_contact ON billing_standings USING btree (contact_id, id) WHERE (removed_at IS NULL);
CREATE INDEX billing_standings_current ON billing_standings USING btree (contact_id) WHERE is_current;
CREATE INDEX billing_standings_current_by_id ON billing_standings USING btree (id) WHERE is_current;
CREATE INDEX billing_standings_current_by_since ON billing_standings USING btree (since, id) WHERE is_current;
CREATE INDEX billing_standings_current_by_status ON billing_standings USING btree (standing, since, id) WHERE is_current;
create policy portal on billing_standings using (contact_id = portal_contact());

create table bulk_rows (
  run_id uuid not null,
  position integer not null,
  contact_id uuid not null,
  outcome text,
  reason text,
  before jsonb,
  after jsonb,
  kept jsonb,
  made_at timestamp with time zone,
  undone boolean,
  UNIQUE (run_id, contact_id),
  PRIMARY KEY (run_id, "position"),
  FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  FOREIGN KEY (run_id) REFERENCES bulk_runs(id) ON DELETE CASCADE,
  CHECK ((outcome = ANY (ARRAY['changed'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX bulk_rows_by_outcome ON bulk_rows USING btree (run_id, outcome, "position");
CREATE INDEX bulk_rows_of_contact ON bulk_rows USING btree (contact_id);
CREATE INDEX bulk_rows_waiting ON bulk_rows USING btree (run_id, "position") WHERE (outcome IS NULL);
create policy portal on bulk_rows using (contact_id = portal_contact());

create table bulk_runs (
  id uuid not null,
  object text not null,
  filter jsonb not null,
  change text not null,
  value text not null,
  words text not null,
  state text not null,
  rows_total integer not null,
  rows_changed integer not null default 0,
  rows_skipped integer not null default 0,
  rows_failed integer not null default 0,
  rows_undone integer not null default 0,
  rows_kept integer not null default 0,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  created_by_name text not null,
  finished_at timestamp with time zone,
  problem text,
  acting_id uuid not null,
  PRIMARY KEY (id),
  FOREIGN KEY (acting_id) REFERENCES users(id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  CHECK ((object = ANY (ARRAY['contacts'::text, 'leads'::text, 'clients'::text]))),
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text, 'failed'::text, 'undoing'::text, 'undone'::text])))
);
CREATE INDEX bulk_runs_running ON bulk_runs USING btree (created_by) WHERE (state = ANY (ARRAY['running'::text, 'undoing'::text]));
CREATE INDEX bulk_runs_to_forget ON bulk_runs USING btree (finished_at) WHERE (state = ANY (ARRAY['done'::text, 'cancelled'::text, 'failed'::text]));

create table calendar_feeds (
  user_id uuid not null,
  secret_hash bytea not null,
  with_names boolean not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  UNIQUE (secret_hash),
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);

create table client_statements (
  contact_id uuid not null,
  id uuid not null,
  kind text not null,
  bureau text,
  line_key text,
  happened_on date,
  until_on date,
  added_at timestamp with time zone not null,
  added_by_name text not null,
  removed_at timestamp with time zone,
  words_sealed bytea,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text])))
);
CREATE INDEX client_statements_of ON client_statements USING btree (contact_id) WHERE (removed_at IS NULL);
create policy portal on client_statements using (contact_id = portal_contact());

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
create policy portal on clients using (contact_id = portal_contact());

create table contact_addresses (
  id uuid not null,
  contact_id uuid not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  zip text not null,
  lived_from date,
  lived_until date,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id)
);
CREATE INDEX contact_addresses_by_contact ON contact_addresses USING btree (contact_id);
create policy portal on contact_addresses using (contact_id = portal_contact());

create table contact_bulk_changes (
  id uuid not null,
  action text not null,
  changed jsonb not null,
  count integer not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  words text,
  PRIMARY KEY (id),
  FOREIGN KEY (made_by) REFERENCES users(id)
);
CREATE INDEX contact_bulk_changes_by_time ON contact_bulk_changes USING btree (made_at);

create table contact_consents (
  id uuid not null,
  contact_id uuid not null,
  channel text not null,
  given boolean not null,
  at timestamp with time zone not null,
  source text not null,
  wording text,
  recorded_by uuid,
  recorded_by_name text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (recorded_by) REFERENCES users(id),
  CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'call'::text])))
);
CREATE INDEX contact_consents_by_contact ON contact_consents USING btree (contact_id, channel, at DESC, id DESC);
create policy portal on contact_consents using (contact_id = portal_contact());

create table contact_facets (
  contact_id uuid not null,
  facet text not null,
  value text not null,
  category text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (contact_id, facet, value),
  FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_facets_by_value ON contact_facets USING btree (facet, value, created_at, contact_id);
create policy portal on contact_facets using (contact_id = portal_contact());

create table contact_fields (
  id uuid not null,
  version integer not null default 1,
  label text not null,
  kind text not null,
  choices text[] not null default '{}'::text[],
  position integer not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'date'::text, 'choice'::text, 'yes-no'::text])))
);
CREATE UNIQUE INDEX contact_fields_label ON contact_fields USING btree (lower(label)) WHERE (removed_at IS NULL);

create table contact_identity_uses (
  id uuid not null,
  user_id uuid not null,
  use text not null,
  at timestamp with time zone not null,
  reached boolean not null,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK ((use = ANY (ARRAY['shown'::text, 'entered'::text, 'compared'::text])))
);
CREATE INDEX contact_identity_uses_by_user ON contact_identity_uses USING btree (user_id, use, at DESC);
CREATE INDEX contact_identity_uses_reached ON contact_identity_uses USING btree (at) WHERE reached;

create table contact_notes (
  id uuid not null,
  contact_id uuid not null,
  version integer not null default 1,
  pinned boolean not null default false,
  created_at timestamp with time zone not null,
  created_by uuid,
  created_by_name text not null,
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  body_sealed bytea not null,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX contact_notes_by_contact ON contact_notes USING btree (contact_id, pinned, id) WHERE (removed_at IS NULL);
create policy portal on contact_notes using (contact_id = portal_contact());

create table contact_other_names (
  id uuid not null,
  contact_id uuid not null,
  name text not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id)
);
CREATE INDEX contact_other_names_by_contact ON contact_other_names USING btree (contact_id);
create policy portal on contact_other_names using (contact_id = portal_contact());

create table contact_stage_stays (
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  category text not null,
  stage text not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  next_category text not null,
  next_stage text,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
);
CREATE INDEX contact_stage_stays_by_contact ON contact_stage_stays USING btree (contact_id);
CREATE INDEX contact_stage_stays_by_end ON contact_stage_stays USING btree (until, id);
create policy portal on contact_stage_stays using (contact_id = portal_contact());

create table contact_suppressions (
  channel text not null,
  address_index bytea not null,
  at timestamp with time zone not null,
  PRIMARY KEY (channel, address_index),
  CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'call'::text])))
);

create table contact_tags (
  name text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (name)
);
CREATE UNIQUE INDEX contact_tags_spelling ON contact_tags USING btree (lower(name));

create table contact_words (
  word text not null,
  PRIMARY KEY (word)
);
CREATE INDEX contact_words_similar ON contact_words USING gin (word gin_trgm_ops);

create table contacts (
  id uuid not null,
  version integer not null default 1,
  category text not null,
  urgency text,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
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
  middle_name text,
  suffix text,
  company text,
  phone_home text,
  phone_work text,
  language text not null default 'en'::text,
  stage text,
  stage_since timestamp with time zone,
  owner_id uuid,
  location_id uuid,
  source text,
  referrer_id uuid,
  spouse_id uuid,
  tags text[] not null default '{}'::text[],
  follow_up_on date,
  custom jsonb not null default '{}'::jsonb,
  first_contacted_at timestamp with time zone,
  last_contacted_at timestamp with time zone,
  converted_at timestamp with time zone,
  lost_reason text,
  on_hold_since timestamp with time zone,
  hold_reason text,
  archived_at timestamp with time zone,
  merged_into uuid,
  import_id uuid,
  name text not null generated always as (
CASE
    WHEN ((first_name = ''::text) AND (last_name = ''::text)) THEN COALESCE(company, ''::text)
    ELSE TRIM(BOTH ' '::text FROM ((first_name || ' '::text) || last_name))
END) stored,
  sort_name text not null generated always as (lower(
CASE
    WHEN (last_name <> ''::text) THEN ((last_name || ' '::text) || first_name)
    WHEN (first_name <> ''::text) THEN first_name
    ELSE COALESCE(company, ''::text)
END)) stored,
  search_text text not null generated always as ((' '::text || lower(((((((((((((first_name || ' '::text) || COALESCE((middle_name || ' '::text), ''::text)) || last_name) || COALESCE((' '::text || company), ''::text)) || '	'::text) || COALESCE(email, ''::text)) || '	'::text) || COALESCE(phone, ''::text)) || '	'::text) || COALESCE((phone_home || '	'::text), ''::text)) || COALESCE((phone_work || '	'::text), ''::text)) || COALESCE(ssn_last4, ''::text))))) stored,
  email_by uuid,
  email_claimed boolean not null default false,
  disposed_at timestamp with time zone,
  legally_held_at timestamp with time zone,
  time_zone text,
  hold_kind text,
  hold_until date,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (email_by) REFERENCES users(id),
  FOREIGN KEY (import_id) REFERENCES imports(id),
  FOREIGN KEY (location_id) REFERENCES office_locations(id),
  FOREIGN KEY (merged_into) REFERENCES contacts(id),
  FOREIGN KEY (owner_id) REFERENCES users(id),
  FOREIGN KEY (referrer_id) REFERENCES contacts(id),
  FOREIGN KEY (spouse_id) REFERENCES contacts(id),
  CHECK (
CASE category
    WHEN 'lead'::text THEN (stage = ANY (ARRAY['new'::text, 'contacted'::text, 'consult-booked'::text, 'consult-done'::text, 'agreement-sent'::text, 'lost'::text]))
    WHEN 'client'::text THEN (stage = ANY (ARRAY['onboarding'::text, 'analysis'::text, 'round-preparing'::text, 'awaiting-responses'::text, 'responses-in'::text, 'graduation-ready'::text, 'graduated'::text, 'cancelled'::text]))
    ELSE (stage IS NULL)
END),
  CHECK (((first_name <> ''::text) OR (last_name <> ''::text) OR (company IS NOT NULL))),
  CHECK (((hold_until IS NULL) OR (on_hold_since IS NOT NULL))),
  CHECK (((on_hold_since IS NULL) = (hold_kind IS NULL))),
  CHECK ((category = ANY (ARRAY['lead'::text, 'client'::text, 'affiliate'::text, 'furnisher'::text, 'provider'::text, 'other'::text]))),
  CHECK ((hold_kind = ANY (ARRAY['office'::text, 'client-pause'::text, 'underwriting'::text, 'death'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((spouse_id IS DISTINCT FROM id)),
  CHECK ((urgency = ANY (ARRAY['Low'::text, 'Medium'::text, 'High'::text, 'Critical'::text])))
);
CREATE INDEX contacts_archived ON contacts USING btree (created_at, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX contacts_archived_by_follow_up ON contacts USING btree (COALESCE(follow_up_on, 'infinity'::date), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX contacts_archived_by_last_contact ON contacts USING btree (COALESCE(last_contacted_at, '-infinity'::timestamp with time zone), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX contacts_archived_by_name ON contacts USING btree (sort_name, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX contacts_by_category ON contacts USING btree (category, created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_category_follow_up ON contacts USING btree (category, COALESCE(follow_up_on, 'infinity'::date), id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_category_last_contact ON contacts USING btree (category, COALESCE(last_contacted_at, '-infinity'::timestamp with time zone), id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_category_name ON contacts USING btree (category, sort_name, id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_created ON contacts USING btree (created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_email ON contacts USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX contacts_by_follow_up ON contacts USING btree (COALESCE(follow_up_on, 'infinity'::date), id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_import ON contacts USING btree (import_id, created_at, id) WHERE (import_id IS NOT NULL);
CREATE INDEX contacts_by_last_contact ON contacts USING btree (COALESCE(last_contacted_at, '-infinity'::timestamp with time zone), id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_location ON contacts USING btree (location_id, created_at, id) WHERE (location_id IS NOT NULL);
CREATE INDEX contacts_by_name ON contacts USING btree (sort_name, id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_by_name_and_birth ON contacts USING btree (sort_name, birth_year) WHERE ((birth_year IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX contacts_by_name_and_zip ON contacts USING btree (sort_name, "left"(zip, 5)) WHERE ((zip IS NOT NULL) AND (archived_at IS NULL));
CREATE INDEX contacts_by_owner ON contacts USING btree (owner_id, created_at, id) WHERE (owner_id IS NOT NULL);
CREATE INDEX contacts_by_phone ON contacts USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX contacts_by_phone_home ON contacts USING btree (phone_home) WHERE (phone_home IS NOT NULL);
CREATE INDEX contacts_by_phone_work ON contacts USING btree (phone_work) WHERE (phone_work IS NOT NULL);
CREATE INDEX contacts_by_referrer ON contacts USING btree (referrer_id) WHERE (referrer_id IS NOT NULL);
CREATE INDEX contacts_by_source ON contacts USING btree (source, created_at, id) WHERE (source IS NOT NULL);
CREATE INDEX contacts_by_ssn ON contacts USING btree (ssn_index) WHERE (ssn_index IS NOT NULL);
CREATE INDEX contacts_by_stage ON contacts USING btree (stage, created_at, id) WHERE (stage IS NOT NULL);
CREATE INDEX contacts_by_state ON contacts USING btree (state, created_at, id) WHERE (state IS NOT NULL);
CREATE INDEX contacts_by_tag ON contacts USING gin (tags);
CREATE INDEX contacts_by_urgency ON contacts USING btree (urgency, created_at, id) WHERE (urgency IS NOT NULL);
CREATE INDEX contacts_client_stages ON contacts USING btree (stage, stage_since, id) WHERE ((category = 'client'::text) AND (archived_at IS NULL));
CREATE INDEX contacts_clients_on_hold ON contacts USING btree (stage, id) WHERE ((category = 'client'::text) AND (archived_at IS NULL) AND (on_hold_since IS NOT NULL));
CREATE INDEX contacts_clients_since ON contacts USING btree (COALESCE(converted_at, created_at), id) WHERE ((category = 'client'::text) AND (archived_at IS NULL));
CREATE INDEX contacts_follow_ups_of_owner ON contacts USING btree (owner_id, follow_up_on) WHERE ((archived_at IS NULL) AND (follow_up_on IS NOT NULL));
CREATE INDEX contacts_hold_until ON contacts USING btree (hold_until) WHERE (hold_until IS NOT NULL);
CREATE INDEX contacts_hot ON contacts USING btree (created_at, id) WHERE ((category = 'lead'::text) AND (urgency = ANY (ARRAY['High'::text, 'Critical'::text])) AND (stage <> 'lost'::text) AND (owner_id IS NULL) AND (first_contacted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX contacts_incomplete ON contacts USING btree (owner_id) WHERE ((archived_at IS NULL) AND (category = 'client'::text) AND (stage <> ALL (ARRAY['graduated'::text, 'cancelled'::text])) AND ((first_name = ''::text) OR (last_name = ''::text) OR (address_line1 IS NULL) OR (city IS NULL) OR (state IS NULL) OR (zip IS NULL) OR (ssn_last4 IS NULL) OR (birth_year IS NULL)));
CREATE INDEX contacts_lead_board ON contacts USING btree (stage, (
CASE urgency
    WHEN 'Critical'::text THEN 0
    WHEN 'High'::text THEN 1
    WHEN 'Medium'::text THEN 2
    WHEN 'Low'::text THEN 3
    ELSE 4
END), id DESC) WHERE ((category = 'lead'::text) AND (archived_at IS NULL));
CREATE INDEX contacts_on_hold ON contacts USING btree (created_at, id) WHERE (on_hold_since IS NOT NULL);
CREATE INDEX contacts_search ON contacts USING gin (search_text gin_trgm_ops);
CREATE INDEX contacts_urgent_leads ON contacts USING btree (id) WHERE ((category = 'lead'::text) AND (urgency = ANY (ARRAY['High'::text, 'Critical'::text])) AND (stage <> 'lost'::text) AND (archived_at IS NULL));
CREATE INDEX contacts_without_owner ON contacts USING btree (created_at, id) WHERE (owner_id IS NULL);
create policy portal on contacts using (id = portal_contact());

create table credit_report_events (
  contact_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  previous_report_id uuid not null,
  position integer not null,
  bureau text not null,
  kind text not null,
  line text not null,
  line_key text not null,
  occurrence integer not null,
  negative boolean not null,
  previous_line_id text,
  next_line_id text,
  task_id uuid,
  content_sealed bytea not null,
  UNIQUE (id),
  UNIQUE (report_id, bureau, line, line_key, kind, occurrence),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id, previous_report_id) REFERENCES credit_reports(contact_id, id),
  FOREIGN KEY (contact_id, report_id) REFERENCES credit_reports(contact_id, id),
  FOREIGN KEY (task_id) REFERENCES tasks(id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((kind = ANY (ARRAY['added'::text, 'deleted'::text, 're-inserted'::text, 'improved'::text, 'worsened'::text, 'updated'::text, 're-aged'::text, 'unchanged'::text, 'sold-on'::text, 'duplicate'::text]))),
  CHECK ((line = ANY (ARRAY['tradeline'::text, 'inquiry'::text, 'public-record'::text])))
);
CREATE INDEX credit_report_events_by_report ON credit_report_events USING btree (report_id, "position");
CREATE INDEX credit_report_events_deleted ON credit_report_events USING btree (contact_id, bureau) WHERE (kind = ANY (ARRAY['deleted'::text, 're-inserted'::text]));
create policy portal on credit_report_events using (contact_id = portal_contact());

create table credit_report_matches (
  contact_id uuid not null,
  id uuid not null,
  kind text not null,
  line_a jsonb not null,
  line_b jsonb not null,
  decided_at timestamp with time zone not null,
  decided_by uuid,
  decided_by_name text not null,
  undone_at timestamp with time zone,
  names_sealed bytea not null,
  name_index_a bytea not null,
  name_index_b bytea not null,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (decided_by) REFERENCES users(id),
  CHECK ((kind = ANY (ARRAY['same'::text, 'different'::text])))
);
CREATE INDEX credit_report_matches_creditors ON credit_report_matches USING btree (name_index_a, name_index_b) WHERE ((kind = 'same'::text) AND (undone_at IS NULL) AND (decided_by IS NOT NULL));
create policy portal on credit_report_matches using (contact_id = portal_contact());

create table credit_report_parts (
  contact_id uuid not null,
  combined_id uuid not null,
  bureau text not null,
  part_id uuid not null,
  PRIMARY KEY (contact_id, combined_id, bureau),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, combined_id) REFERENCES credit_reports(contact_id, id),
  FOREIGN KEY (contact_id, part_id) REFERENCES credit_reports(contact_id, id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((combined_id <> part_id))
);
CREATE INDEX credit_report_parts_by_part ON credit_report_parts USING btree (contact_id, part_id);
CREATE UNIQUE INDEX credit_report_parts_once ON credit_report_parts USING btree (combined_id, part_id);
create policy portal on credit_report_parts using (contact_id = portal_contact());

create table credit_reports (
  contact_id uuid not null,
  id uuid not null,
  file_id uuid,
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
  doubts jsonb not null default '[]'::jsonb,
  confirmed_complete jsonb not null default '[]'::jsonb,
  person_confirmed_by text,
  version integer not null default 1,
  manual_sealed bytea,
  possible_matches integer,
  compared jsonb,
  bureaus jsonb,
  compared_key text,
  discarded_from text,
  people_sealed bytea,
  person text,
  disposed_on date,
  UNIQUE (contact_id, sha256),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (uploaded_by) REFERENCES users(id),
  CHECK ((state = ANY (ARRAY['reading'::text, 'ready'::text, 'refused'::text, 'questioned'::text, 'manual'::text, 'discarded'::text])))
);
CREATE INDEX credit_reports_by_date ON credit_reports USING btree (contact_id, report_date DESC) WHERE (state = 'ready'::text);
CREATE INDEX credit_reports_by_file ON credit_reports USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX credit_reports_combined ON credit_reports USING btree (contact_id) WHERE (source_format = 'combined'::text);
CREATE INDEX credit_reports_to_read ON credit_reports USING btree (contact_id, uploaded_at) WHERE (state = ANY (ARRAY['reading'::text, 'questioned'::text, 'manual'::text, 'refused'::text]));
CREATE INDEX credit_reports_unread ON credit_reports USING btree (uploaded_at) WHERE (state = ANY (ARRAY['reading'::text, 'refused'::text]));
create policy portal on credit_reports using (contact_id = portal_contact());

create table credit_scores (
  contact_id uuid not null,
  id uuid not null,
  bureau text not null,
  model text not null,
  model_printed text not null,
  value integer not null,
  scored_on date not null,
  source text not null,
  report_id uuid,
  note text,
  added_at timestamp with time zone not null,
  added_by_name text not null,
  removed_at timestamp with time zone,
  line text not null generated always as (
CASE
    WHEN (model = 'OTHER'::text) THEN ('OTHER '::text || model_printed)
    ELSE model
END) stored,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, report_id) REFERENCES credit_reports(contact_id, id),
  CHECK (((value >= 250) AND (value <= 900))),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((source = ANY (ARRAY['report'::text, 'hand'::text])))
);
CREATE INDEX credit_scores_by_contact ON credit_scores USING btree (contact_id, bureau, scored_on DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX credit_scores_in_lines ON credit_scores USING btree (contact_id, bureau, line, scored_on, value) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX credit_scores_once_a_report ON credit_scores USING btree (report_id, bureau, model, model_printed) WHERE (report_id IS NOT NULL);
create policy portal on credit_scores using (contact_id = portal_contact());

create table dispute_denials (
  contact_id uuid not null,
  source_id uuid not null,
  said text not null,
  said_at timestamp with time zone not null,
  said_by text not null,
  said_by_name text not null,
  bureau text,
  kind text not null,
  line_key text not null,
  reason_code text,
  statement text,
  content_sealed bytea,
  PRIMARY KEY (contact_id, source_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK (((statement IS NOT NULL) OR (reason_code IS NOT NULL))),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((kind = ANY (ARRAY['tradeline'::text, 'inquiry'::text, 'public-record'::text, 'personal-information'::text]))),
  CHECK ((said = ANY (ARRAY['right'::text, 'set-aside'::text, 'wrong'::text]))),
  CHECK ((said_by = ANY (ARRAY['client'::text, 'staff'::text])))
);
CREATE INDEX dispute_denials_source ON dispute_denials USING btree (source_id);
create policy portal on dispute_denials using (contact_id = portal_contact());

create table dispute_detail_questions (
  id uuid not null,
  contact_id uuid not null,
  version integer not null default 1,
  report_id uuid not null,
  line_key text not null,
  answer text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  content_sealed bytea not null,
  UNIQUE (contact_id, line_key),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (report_id) REFERENCES credit_reports(id),
  CHECK ((answer = ANY (ARRAY['asked'::text, 'yes'::text, 'no'::text, 'unsure'::text])))
);
CREATE INDEX dispute_detail_questions_asked ON dispute_detail_questions USING btree (contact_id) WHERE (answer = 'asked'::text);
CREATE INDEX dispute_detail_questions_of_report ON dispute_detail_questions USING btree (report_id);
create policy portal on dispute_detail_questions using (contact_id = portal_contact());

create table dispute_file_statements (
  contact_id uuid not null,
  source_id uuid not null,
  said_at timestamp with time zone not null,
  content_sealed bytea not null,
  PRIMARY KEY (contact_id, source_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id)
);
CREATE INDEX dispute_file_statements_by_source ON dispute_file_statements USING btree (source_id);
create policy portal on dispute_file_statements using (contact_id = portal_contact());

create table dispute_item_notes (
  contact_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  report_id uuid not null,
  bureau text not null,
  every_bureau boolean not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  created_by_name text not null,
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (report_id) REFERENCES credit_reports(id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text])))
);
CREATE INDEX dispute_item_notes_by_contact ON dispute_item_notes USING btree (contact_id, id) WHERE (removed_at IS NULL);
CREATE INDEX dispute_item_notes_of_report ON dispute_item_notes USING btree (report_id);
create policy portal on dispute_item_notes using false;

create table dispute_item_sources (
  contact_id uuid not null,
  source_id uuid not null,
  round_id uuid not null,
  report_id uuid not null,
  bureau text not null,
  kind text not null,
  line_id text not null,
  account_index bytea,
  PRIMARY KEY (contact_id, source_id, round_id, bureau, kind, line_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (report_id) REFERENCES credit_reports(id),
  FOREIGN KEY (round_id) REFERENCES dispute_rounds(id),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((kind = ANY (ARRAY['tradeline'::text, 'inquiry'::text, 'public-record'::text, 'personal-information'::text])))
);
CREATE INDEX dispute_item_sources_by_round ON dispute_item_sources USING btree (round_id);
CREATE INDEX dispute_item_sources_source ON dispute_item_sources USING btree (source_id);
create policy portal on dispute_item_sources using (contact_id = portal_contact());

create table dispute_items (
  contact_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  position integer not null,
  bureau text not null,
  kind text not null,
  line_id text not null,
  reason_code text,
  instruction_code text,
  client_confirmed boolean not null,
  state text not null default 'draft'::text,
  account_index bytea,
  content_sealed bytea not null,
  furnisher_index bytea,
  withdrawal_sealed bytea,
  notice_on date,
  UNIQUE (contact_id, round_id, bureau, kind, line_id),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id, round_id) REFERENCES dispute_rounds(contact_id, id),
  CHECK (((state = 'withdrawn'::text) = (withdrawal_sealed IS NOT NULL))),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((kind = ANY (ARRAY['tradeline'::text, 'inquiry'::text, 'public-record'::text, 'personal-information'::text]))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'in-progress'::text, 'removed'::text, 'corrected'::text, 'confirmed'::text, 'unanswered'::text, 'withdrawn'::text])))
);
CREATE INDEX dispute_items_by_furnisher ON dispute_items USING btree (furnisher_index) WHERE (state <> ALL (ARRAY['draft'::text, 'withdrawn'::text]));
CREATE INDEX dispute_items_by_letter ON dispute_items USING btree (contact_id, round_id, bureau, state);
CREATE INDEX dispute_items_by_reason ON dispute_items USING btree (reason_code, instruction_code, bureau, state) WHERE (state <> 'draft'::text);
CREATE INDEX dispute_items_put_right ON dispute_items USING btree (contact_id, account_index, bureau) WHERE (state = ANY (ARRAY['removed'::text, 'corrected'::text]));
CREATE INDEX dispute_items_unsettled ON dispute_items USING btree (contact_id) WHERE (state = ANY (ARRAY['confirmed'::text, 'unanswered'::text]));
CREATE INDEX dispute_items_waiting ON dispute_items USING btree (contact_id, round_id, bureau) WHERE (state = 'in-progress'::text);
create policy portal on dispute_items using (contact_id = portal_contact());

create table dispute_mailings (
  contact_id uuid not null,
  round_id uuid not null,
  bureau text not null,
  version integer not null default 1,
  mailed_on date not null,
  method text not null,
  tracking_number text,
  received_on date,
  received_how text,
  more_sent_on date,
  free_annual_report boolean not null default false,
  counted_from date not null,
  overdue_after date not null,
  recorded_at timestamp with time zone not null,
  recorded_by_name text not null,
  PRIMARY KEY (contact_id, round_id, bureau),
  FOREIGN KEY (contact_id, round_id) REFERENCES dispute_rounds(contact_id, id),
  CHECK (((received_on >= mailed_on) AND (more_sent_on >= mailed_on))),
  CHECK (((received_on IS NULL) = (received_how IS NULL))),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((method = ANY (ARRAY['first-class'::text, 'certified'::text, 'handed-over'::text, 'other'::text]))),
  CHECK ((received_how = ANY (ARRAY['tracking'::text, 'return-receipt'::text, 'other'::text])))
);
CREATE INDEX dispute_mailings_by_due ON dispute_mailings USING btree (overdue_after);
create policy portal on dispute_mailings using (contact_id = portal_contact());

create table dispute_outcomes (
  contact_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  item_id uuid not null,
  result text not null,
  source text not null,
  report_id uuid,
  event_id uuid,
  state text not null default 'proposed'::text,
  proposed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decided_by_name text,
  content_sealed bytea not null,
  note_sealed bytea,
  answered_on date,
  file_id uuid,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id, event_id) REFERENCES credit_report_events(contact_id, id) ON DELETE SET NULL (event_id),
  FOREIGN KEY (contact_id, item_id) REFERENCES dispute_items(contact_id, id),
  FOREIGN KEY (contact_id, report_id) REFERENCES credit_reports(contact_id, id),
  FOREIGN KEY (decided_by) REFERENCES users(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  CHECK ((result = ANY (ARRAY['removed'::text, 'corrected'::text, 'confirmed'::text, 'unanswered'::text]))),
  CHECK ((source = ANY (ARRAY['comparison'::text, 'bureau-result'::text, 'hand'::text]))),
  CHECK ((state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'rejected'::text])))
);
CREATE INDEX dispute_outcomes_by_event ON dispute_outcomes USING btree (event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX dispute_outcomes_by_file ON dispute_outcomes USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX dispute_outcomes_decided ON dispute_outcomes USING btree (decided_at, id) WHERE (state = 'accepted'::text);
CREATE UNIQUE INDEX dispute_outcomes_once ON dispute_outcomes USING btree (item_id, report_id, source) WHERE (report_id IS NOT NULL);
CREATE UNIQUE INDEX dispute_outcomes_one_accepted ON dispute_outcomes USING btree (item_id) WHERE (state = 'accepted'::text);
CREATE INDEX dispute_outcomes_open ON dispute_outcomes USING btree (contact_id, state);
CREATE INDEX dispute_outcomes_proposed ON dispute_outcomes USING btree (contact_id, item_id) INCLUDE (proposed_at) WHERE (state = 'proposed'::text);
create policy portal on dispute_outcomes using (contact_id = portal_contact());

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
  overrides_sealed bytea,
  prints_phone boolean not null default false,
  prints_other_names boolean not null default true,
  UNIQUE (contact_id, number),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, report_id) REFERENCES credit_reports(contact_id, id),
  CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])))
);
CREATE INDEX dispute_rounds_by_opening ON dispute_rounds USING btree (opened_at) WHERE (opened_at IS NOT NULL);
CREATE INDEX dispute_rounds_by_state ON dispute_rounds USING btree (state, id DESC);
CREATE UNIQUE INDEX dispute_rounds_one_draft ON dispute_rounds USING btree (contact_id) WHERE (state = 'draft'::text);
CREATE INDEX dispute_rounds_waiting ON dispute_rounds USING btree (opened_at) WHERE (state = 'open'::text);
create policy portal on dispute_rounds using (contact_id = portal_contact());

create table dispute_summonses (
  contact_id uuid not null,
  id uuid not null,
  line_key text not null,
  served_on date not null,
  answer_due_on date,
  content_sealed bytea not null,
  recorded_at timestamp with time zone not null,
  recorded_by uuid,
  recorded_by_name text not null,
  lifted_at timestamp with time zone,
  lifted_by_name text,
  lift_reason_sealed bytea,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (recorded_by) REFERENCES users(id),
  CHECK ((((lifted_at IS NULL) = (lifted_by_name IS NULL)) AND ((lifted_at IS NULL) = (lift_reason_sealed IS NULL))))
);
CREATE INDEX dispute_summonses_due ON dispute_summonses USING btree (answer_due_on, contact_id) WHERE ((lifted_at IS NULL) AND (answer_due_on IS NOT NULL));
CREATE UNIQUE INDEX dispute_summonses_one ON dispute_summonses USING btree (contact_id, line_key) WHERE (lifted_at IS NULL);
create policy portal on dispute_summonses using (contact_id = portal_contact());

create table document_checks (
  contact_id uuid not null,
  id uuid not null,
  kind text not null,
  seen_on date not null,
  file_id uuid,
  note text,
  recorded_at timestamp with time zone not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  removed_at timestamp with time zone,
  bureaus text[],
  valid_until date,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  FOREIGN KEY (recorded_by) REFERENCES users(id),
  CHECK (((bureaus IS NULL) = (kind <> 'authorization'::text))),
  CHECK ((kind = ANY (ARRAY['photo-id'::text, 'ssn-proof'::text, 'address-proof'::text, 'authorization'::text])))
);
CREATE INDEX document_checks_by_file ON document_checks USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE UNIQUE INDEX document_checks_one_standing ON document_checks USING btree (contact_id, kind) WHERE (removed_at IS NULL);
create policy portal on document_checks using (contact_id = portal_contact());

create table document_openings (
  contact_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  UNIQUE (file_id, user_id),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id)
);
create policy portal on document_openings using (contact_id = portal_contact());

create table document_request_sets (
  id uuid not null,
  version integer not null default 1,
  name text not null,
  documents jsonb not null,
  days integer not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (((days >= 0) AND (days <= 90)))
);
CREATE UNIQUE INDEX document_request_sets_by_name ON document_request_sets USING btree (lower(name)) WHERE (removed_at IS NULL);

create table document_requests (
  contact_id uuid not null,
  id uuid not null,
  kind text not null,
  words text,
  due_on date not null,
  requested_at timestamp with time zone not null,
  requested_by uuid,
  requested_by_name text,
  file_id uuid,
  answered_at timestamp with time zone,
  done_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  reminded_at timestamp with time zone,
  reminders integer not null default 0,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  FOREIGN KEY (requested_by) REFERENCES users(id),
  CHECK (((kind <> 'other'::text) OR (words IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['photo-id'::text, 'ssn-proof'::text, 'address-proof'::text, 'authorization'::text, 'bureau-answer'::text, 'creditor-letter'::text, 'other'::text])))
);
CREATE INDEX document_requests_by_file ON document_requests USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX document_requests_open ON document_requests USING btree (due_on, id) WHERE ((done_at IS NULL) AND (withdrawn_at IS NULL));
create policy portal on document_requests using (contact_id = portal_contact());

create table document_versions (
  contact_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  blob_key uuid not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  made_at timestamp with time zone not null,
  replaced_at timestamp with time zone not null,
  replaced_by uuid not null,
  replaced_by_name text not null,
  change text[] not null,
  UNIQUE (blob_key),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  FOREIGN KEY (replaced_by) REFERENCES users(id)
);
CREATE INDEX document_versions_by_file ON document_versions USING btree (file_id, id DESC);
create policy portal on document_versions using (contact_id = portal_contact());

create table duplicate_merges (
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  kept_before jsonb not null,
  moved jsonb not null,
  made_at timestamp with time zone not null,
  made_by_name text not null,
  undone_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (kept_id) REFERENCES contacts(id),
  FOREIGN KEY (merged_id) REFERENCES contacts(id)
);
CREATE INDEX duplicate_merges_by_kept ON duplicate_merges USING btree (kept_id);
CREATE INDEX duplicate_merges_by_merged ON duplicate_merges USING btree (merged_id);

create table duplicate_pairs (
  contact_id uuid not null,
  other_id uuid not null,
  reasons text[] not null,
  found_at timestamp with time zone not null,
  state text not null default 'open'::text,
  settled_at timestamp with time zone,
  settled_by_name text,
  PRIMARY KEY (contact_id, other_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (other_id) REFERENCES contacts(id),
  CHECK ((contact_id < other_id)),
  CHECK ((state = ANY (ARRAY['open'::text, 'dismissed'::text, 'merged'::text])))
);
CREATE INDEX duplicate_pairs_by_other ON duplicate_pairs USING btree (other_id);
CREATE INDEX duplicate_pairs_open ON duplicate_pairs USING btree (found_at DESC, contact_id DESC, other_id DESC) WHERE (state = 'open'::text);
create policy portal on duplicate_pairs using (contact_id = portal_contact());

create table duplicate_progress (
  single boolean not null default true,
  written_by xid8 not null default '0'::xid8,
  activity_id bigint not null default 0,
  import_id uuid,
  import_after uuid,
  PRIMARY KEY (single),
  CHECK (single)
);

create table effects (
  id uuid not null,
  kind text not null,
  key text not null,
  subject_type text not null,
  subject_id text not null,
  contact_id uuid,
  state text not null,
  problem text,
  attempt integer not null default 0,
  last_attempt integer not null,
  service_ref text,
  created_at timestamp with time zone not null,
  first_asked_at timestamp with time zone,
  asked_at timestamp with time zone,
  done_at timestamp with time zone,
  UNIQUE (kind, key),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((state = ANY (ARRAY['intended'::text, 'asked'::text, 'done'::text, 'refused'::text, 'unknown'::text, 'withdrawn'::text])))
);
CREATE INDEX effects_by_contact ON effects USING btree (contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX effects_open ON effects USING btree (kind, created_at) WHERE (state = ANY (ARRAY['intended'::text, 'asked'::text, 'refused'::text, 'unknown'::text]));
create policy portal on effects using (contact_id = portal_contact());

create table export_parts (
  export_id uuid not null,
  position integer not null,
  file_id uuid not null,
  PRIMARY KEY (export_id, "position"),
  FOREIGN KEY (export_id) REFERENCES exports(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);
CREATE INDEX export_parts_by_file ON export_parts USING btree (file_id);

create table exports (
  id uuid not null,
  dataset text not null,
  filter jsonb not null,
  columns text[] not null,
  state text not null,
  rows_total integer,
  rows_written integer not null default 0,
  last_id text,
  size_bytes bigint not null default 0,
  token_hash bytea,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  created_by_name text not null,
  moved_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  fetched_at timestamp with time zone,
  problem text,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  CHECK ((dataset = ANY (ARRAY['contacts'::text, 'activity'::text]))),
  CHECK ((state = ANY (ARRAY['writing'::text, 'ready'::text, 'fetched'::text, 'cancelled'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX exports_by_person ON exports USING btree (created_by, id DESC);

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
  FOREIGN KEY (user_id) REFERENCES users(id),
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
  document_kind text,
  looked_at timestamp with time zone,
  reviewed_by uuid,
  reviewed_by_name text,
  rejected_at timestamp with time zone,
  rejected_for text,
  rejection_words_sealed bytea,
  rejection_told_at timestamp with time zone,
  expires_on date,
  seen_by_client_at timestamp with time zone,
  signed_paper boolean not null default false,
  UNIQUE (blob_key),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (deleted_by) REFERENCES users(id),
  FOREIGN KEY (reviewed_by) REFERENCES users(id),
  CHECK (((rejected_at IS NULL) = (rejected_for IS NULL))),
  CHECK ((document_kind = ANY (ARRAY['photo-id'::text, 'ssn-proof'::text, 'address-proof'::text, 'authorization'::text, 'bureau-answer'::text, 'creditor-letter'::text, 'agreement'::text, 'theft-report'::text, 'theft-statement'::text, 'other'::text]))),
  CHECK ((rejected_for = ANY (ARRAY['unreadable'::text, 'cut-off'::text, 'expired'::text, 'wrong-document'::text, 'other-person'::text, 'old'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['ok'::text, 'quarantined'::text, 'infected'::text])))
);
CREATE INDEX files_by_contact ON files USING btree (contact_id, id DESC);
CREATE INDEX files_by_kind ON files USING btree (document_kind, id DESC) WHERE ((document_kind IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX files_by_purpose ON files USING btree (purpose, id DESC) WHERE ((contact_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX files_expiring ON files USING btree (expires_on, id) WHERE ((expires_on IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX files_infected ON files USING btree (id DESC) WHERE (state = 'infected'::text);
CREATE UNIQUE INDEX files_object_name ON files USING btree (object_name) WHERE (deleted_at IS NULL);
CREATE INDEX files_quarantined ON files USING btree (id) WHERE (state = 'quarantined'::text);
CREATE INDEX files_rejections_untold ON files USING btree (contact_id) WHERE ((rejected_at IS NOT NULL) AND (rejection_told_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX files_to_look_at ON files USING btree (id DESC) WHERE ((looked_at IS NULL) AND (deleted_at IS NULL));
create policy portal on files using (contact_id = portal_contact());

create table finding_answers (
  contact_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  finding_key text not null,
  code text not null,
  report_id uuid not null,
  answer text not null,
  asked_at timestamp with time zone,
  answered_at timestamp with time zone,
  answered_by text,
  answered_by_name text,
  disputed_at timestamp with time zone,
  line_kind text,
  line_key text,
  reason_code text,
  matter_sealed bytea not null,
  note_sealed bytea,
  UNIQUE (contact_id, finding_key),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (report_id) REFERENCES credit_reports(id),
  CHECK ((answer = ANY (ARRAY['asked'::text, 'wrong'::text, 'right'::text, 'unsure'::text, 'set-aside'::text]))),
  CHECK ((answered_by = ANY (ARRAY['client'::text, 'staff'::text]))),
  CHECK ((line_kind = ANY (ARRAY['tradeline'::text, 'inquiry'::text, 'public-record'::text, 'personal-information'::text])))
);
CREATE INDEX finding_answers_asked ON finding_answers USING btree (contact_id) WHERE (answer = 'asked'::text);
create policy portal on finding_answers using (contact_id = portal_contact());

create table gate_verdicts (
  id bigint not null generated always as identity,
  contact_id uuid not null,
  gates text[] not null,
  rule_version integer not null,
  asked text not null,
  activity text not null,
  facts jsonb not null,
  at timestamp with time zone not null,
  by_name text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id)
);
CREATE INDEX gate_verdicts_by_contact ON gate_verdicts USING btree (contact_id, id DESC);
create policy portal on gate_verdicts using false;

create table import_problems (
  import_id uuid not null,
  row_no integer not null,
  column_no integer not null,
  problem text not null,
  kind text not null,
  PRIMARY KEY (import_id, row_no, column_no),
  FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['bad'::text, 'known'::text, 'note'::text])))
);

create table import_rejects (
  import_id uuid not null,
  row_no integer not null,
  row_sealed bytea not null,
  PRIMARY KEY (import_id, row_no),
  FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_rows (
  import_id uuid not null,
  row_no integer not null,
  contact_id uuid not null,
  person bytea not null,
  fields jsonb not null,
  ssn_sealed bytea,
  ssn_last4 text,
  ssn_index bytea,
  birth_sealed bytea,
  birth_year integer,
  PRIMARY KEY (import_id, row_no),
  FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
create policy portal on import_rows using (contact_id = portal_contact());

create table imports (
  id uuid not null,
  version integer not null default 1,
  file_name text not null,
  sha256 text not null,
  file_id uuid,
  size_bytes bigint not null,
  state text not null,
  origin text not null,
  delimiter text not null,
  encoding text not null,
  headers jsonb not null,
  sample_sealed bytea,
  columns jsonb not null,
  identity_columns integer[] not null default '{}'::integer[],
  options jsonb not null,
  again boolean not null default false,
  run integer not null default 0,
  bytes_read bigint not null default 0,
  rows_read integer not null default 0,
  rows_ready integer not null default 0,
  rows_bad integer not null default 0,
  rows_known integer not null default 0,
  rows_written integer not null default 0,
  next_row integer not null default 0,
  rows_undone integer not null default 0,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  created_by_name text not null,
  changed_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  problem text,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  CHECK ((state = ANY (ARRAY['mapping'::text, 'checking'::text, 'checked'::text, 'writing'::text, 'done'::text, 'refused'::text, 'cancelled'::text, 'undoing'::text, 'undone'::text])))
);
CREATE INDEX imports_by_digest ON imports USING btree (sha256);
CREATE INDEX imports_by_file ON imports USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX imports_by_time ON imports USING btree (id DESC);
CREATE INDEX imports_to_sweep ON imports USING btree (changed_at) WHERE (file_id IS NOT NULL);

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
create policy portal on invites using (contact_id = portal_contact());

create table lead_calls (
  id uuid not null,
  contact_id uuid not null,
  at timestamp with time zone not null,
  direction text not null,
  outcome text not null,
  by_id uuid,
  by_name text not null,
  moved_on boolean not null default false,
  removed_at timestamp with time zone,
  note_sealed bytea,
  PRIMARY KEY (id),
  FOREIGN KEY (by_id) REFERENCES users(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((direction = ANY (ARRAY['outgoing'::text, 'incoming'::text]))),
  CHECK ((outcome = ANY (ARRAY['reached'::text, 'voicemail'::text, 'no-answer'::text, 'wrong-number'::text])))
);
CREATE INDEX lead_calls_by_contact ON lead_calls USING btree (contact_id, at DESC, id DESC);
CREATE INDEX lead_calls_by_time ON lead_calls USING btree (at, id) WHERE (removed_at IS NULL);
create policy portal on lead_calls using (contact_id = portal_contact());

create table lead_form_entries (
  id uuid not null,
  form_id uuid not null,
  contact_id uuid not null,
  message text,
  best_time text,
  referred_by text,
  campaign text,
  ticked text,
  at timestamp with time zone not null,
  met_known boolean not null,
  ticket text not null,
  UNIQUE (ticket),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (form_id) REFERENCES lead_forms(id)
);
CREATE INDEX lead_form_entries_by_contact ON lead_form_entries USING btree (contact_id, id DESC);
CREATE INDEX lead_form_entries_by_form ON lead_form_entries USING btree (form_id, id DESC);
CREATE INDEX lead_form_entries_met_known ON lead_form_entries USING btree (at DESC) WHERE met_known;
create policy portal on lead_form_entries using (contact_id = portal_contact());

create table lead_forms (
  id uuid not null,
  version integer not null default 1,
  key text not null,
  name text not null,
  kind text not null,
  heading text not null,
  intro text,
  fields jsonb not null,
  button text not null,
  thanks text not null,
  redirect_url text,
  accent text not null,
  source text not null,
  urgency text,
  consent_wording text,
  enabled boolean not null default true,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  UNIQUE (key),
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['website'::text, 'referral'::text]))),
  CHECK ((urgency = ANY (ARRAY['Low'::text, 'Medium'::text, 'High'::text, 'Critical'::text])))
);

create table letter_approvals (
  id uuid not null,
  contact_id uuid not null,
  letter_id uuid not null,
  sha256 text not null,
  decision text not null,
  way text not null,
  decided_at timestamp with time zone not null,
  decided_on date not null,
  scan_file_id uuid,
  ended_on date,
  ended_why text,
  content_sealed bytea not null,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id, letter_id) REFERENCES letters(contact_id, id),
  FOREIGN KEY (scan_file_id) REFERENCES files(id) ON DELETE SET NULL,
  CHECK (((ended_on IS NULL) = (ended_why IS NULL))),
  CHECK ((decision = ANY (ARRAY['approved'::text, 'sent-back'::text]))),
  CHECK ((ended_why = ANY (ARRAY['taken-back'::text, 'agreement-ended'::text, 'asked-again'::text, 'written-again'::text]))),
  CHECK ((way = ANY (ARRAY['portal'::text, 'paper'::text])))
);
CREATE INDEX letter_approvals_by_contact ON letter_approvals USING btree (contact_id);
CREATE INDEX letter_approvals_by_letter ON letter_approvals USING btree (letter_id, id DESC);
CREATE INDEX letter_approvals_by_scan ON letter_approvals USING btree (scan_file_id) WHERE (scan_file_id IS NOT NULL);
create policy portal on letter_approvals using (contact_id = portal_contact());

create table letter_favorites (
  user_id uuid not null,
  kind text not null,
  code text not null,
  marked_at timestamp with time zone not null,
  PRIMARY KEY (user_id, kind, code),
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK ((kind = ANY (ARRAY['ground'::text, 'request'::text])))
);

create table letter_mailings (
  contact_id uuid not null,
  letter_id uuid not null,
  version integer not null default 1,
  mailed_on date not null,
  method text not null,
  tracking_number text,
  received_on date,
  received_how text,
  counted_from date not null,
  overdue_after date,
  recorded_at timestamp with time zone not null,
  recorded_by_name text not null,
  UNIQUE (letter_id),
  PRIMARY KEY (contact_id, letter_id),
  FOREIGN KEY (contact_id, letter_id) REFERENCES letters(contact_id, id),
  CHECK (((received_on IS NULL) = (received_how IS NULL))),
  CHECK ((method = ANY (ARRAY['first-class'::text, 'certified'::text, 'handed-over'::text, 'other'::text]))),
  CHECK ((received_how = ANY (ARRAY['tracking'::text, 'return-receipt'::text, 'other'::text]))),
  CHECK ((received_on >= mailed_on))
);
CREATE INDEX letter_mailings_by_due ON letter_mailings USING btree (overdue_after) WHERE (overdue_after IS NOT NULL);
create policy portal on letter_mailings using (contact_id = portal_contact());

create table letter_returns (
  contact_id uuid not null,
  id uuid not null,
  letter_id uuid not null,
  mailed_on date not null,
  method text not null,
  tracking_number text,
  free_annual_report boolean not null default false,
  returned_on date not null,
  note text not null,
  recorded_at timestamp with time zone not null,
  recorded_by_name text not null,
  undone_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id, letter_id) REFERENCES letters(contact_id, id),
  CHECK ((method = ANY (ARRAY['first-class'::text, 'certified'::text, 'handed-over'::text, 'other'::text]))),
  CHECK ((returned_on >= mailed_on))
);
CREATE INDEX letter_returns_by_contact ON letter_returns USING btree (contact_id);
CREATE INDEX letter_returns_by_letter ON letter_returns USING btree (letter_id, id DESC);
create policy portal on letter_returns using (contact_id = portal_contact());

create table letter_round_texts (
  id uuid not null,
  key text not null,
  content jsonb not null,
  UNIQUE (key),
  PRIMARY KEY (id)
);

create table letter_versions (
  contact_id uuid not null,
  id uuid not null,
  letter_id uuid not null,
  version integer not null,
  document_sealed bytea not null,
  replaced_at timestamp with time zone not null,
  replaced_by uuid,
  replaced_by_name text not null,
  UNIQUE (letter_id, version),
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id, letter_id) REFERENCES letters(contact_id, id)
);
CREATE INDEX letter_versions_by_contact ON letter_versions USING btree (contact_id);
create policy portal on letter_versions using (contact_id = portal_contact());

create table letters (
  contact_id uuid not null,
  id uuid not null,
  round_id uuid,
  round_number integer,
  bureau text,
  state text not null,
  recipient text not null,
  items integer not null,
  document_sealed bytea,
  file_id uuid,
  pages integer,
  accessible boolean,
  note text,
  created_at timestamp with time zone not null,
  printed_at timestamp with time zone,
  pdf_sha256 text,
  ready_at timestamp with time zone,
  before_approvals boolean not null default false,
  asked_at timestamp with time zone,
  reminded_at timestamp with time zone,
  kind text not null default 'round'::text,
  recipient_class text,
  recipient_id uuid,
  recipient_address_id uuid,
  language text not null default 'en'::text,
  source_letter_id uuid,
  source_version_id uuid,
  source_name text,
  asks_client boolean not null default true,
  answer_days integer,
  answer_law text,
  version integer not null default 1,
  created_by uuid,
  created_by_name text,
  code text,
  leaving_since timestamp with time zone,
  answer_came_on date,
  overrides_sealed bytea,
  answer_in_business_days boolean not null default false,
  UNIQUE (contact_id, round_id, bureau),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, round_id) REFERENCES dispute_rounds(contact_id, id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  CHECK (
CASE kind
    WHEN 'round'::text THEN ((round_id IS NOT NULL) AND (round_number IS NOT NULL) AND (bureau IS NOT NULL) AND (recipient_class IS NULL) AND (source_letter_id IS NULL) AND (source_version_id IS NULL) AND (source_name IS NULL) AND asks_client AND (answer_days IS NULL))
    ELSE ((round_id IS NULL) AND (round_number IS NULL) AND (bureau IS NULL) AND (recipient_class IS NOT NULL) AND (source_letter_id IS NOT NULL) AND (source_version_id IS NOT NULL) AND (source_name IS NOT NULL))
END),
  CHECK (((answer_days IS NULL) = (answer_law IS NULL))),
  CHECK (((document_sealed IS NOT NULL) OR (state = ANY (ARRAY['failed'::text, 'cancelled'::text])))),
  CHECK ((answer_days > 0)),
  CHECK ((asks_client OR (recipient_class = 'client'::text))),
  CHECK ((bureau = ANY (ARRAY['EQ'::text, 'EX'::text, 'TU'::text]))),
  CHECK ((code ~ '^R[2-9A-HJKMNP-Z]{10}$'::text)),
  CHECK ((kind = ANY (ARRAY['round'::text, 'written'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((recipient_class = ANY (ARRAY['bureau'::text, 'agency'::text, 'furnisher'::text, 'collector'::text, 'creditor'::text, 'client'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['rendering'::text, 'ready'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX letters_answered ON letters USING btree (answer_came_on) WHERE (answer_came_on IS NOT NULL);
CREATE INDEX letters_by_class ON letters USING btree (recipient_class, id DESC) WHERE (recipient_class IS NOT NULL);
CREATE UNIQUE INDEX letters_by_code ON letters USING btree (code) WHERE (code IS NOT NULL);
CREATE INDEX letters_by_file ON letters USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX letters_by_source ON letters USING btree (source_letter_id, id DESC) WHERE (source_letter_id IS NOT NULL);
CREATE INDEX letters_newest ON letters USING btree (id DESC);
CREATE INDEX letters_printed ON letters USING btree (printed_at, id) WHERE (printed_at IS NOT NULL);
CREATE INDEX letters_to_print ON letters USING btree (id) WHERE ((printed_at IS NULL) AND (state <> 'cancelled'::text));
create policy portal on letters using (contact_id = portal_contact());

create table library_letter_favorites (
  user_id uuid not null,
  library_letter_id uuid not null,
  marked_at timestamp with time zone not null,
  PRIMARY KEY (user_id, library_letter_id),
  FOREIGN KEY (library_letter_id) REFERENCES library_letters(id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);

create table library_letter_versions (
  id uuid not null,
  library_letter_id uuid not null,
  number integer not null,
  name text not null,
  content jsonb not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  UNIQUE (library_letter_id, number),
  PRIMARY KEY (id),
  FOREIGN KEY (library_letter_id) REFERENCES library_letters(id),
  FOREIGN KEY (published_by) REFERENCES users(id),
  CHECK ((number > 0))
);

create table library_letters (
  id uuid not null,
  key text,
  version integer not null default 1,
  pair_id uuid not null,
  name text not null,
  purpose text not null,
  category text not null,
  recipient_class text not null,
  use text not null,
  rounds integer[] not null,
  grounds text[] not null,
  language text not null,
  gates text[] not null,
  laws text[] not null,
  draft jsonb,
  draft_saved_at timestamp with time zone,
  draft_saved_by uuid,
  active boolean not null default true,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  UNIQUE (key),
  PRIMARY KEY (id),
  FOREIGN KEY (draft_saved_by) REFERENCES users(id),
  CHECK (((draft IS NULL) = (draft_saved_at IS NULL))),
  CHECK (((key IS NULL) OR (removed_at IS NULL))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((use = ANY (ARRAY['round'::text, 'own'::text])))
);
CREATE INDEX library_letters_by_name ON library_letters USING btree (lower(name), id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX library_letters_by_pair ON library_letters USING btree (pair_id, language) WHERE (removed_at IS NULL);

create table mail_service_batches (
  id uuid not null,
  mail_class text not null,
  color boolean not null,
  double_sided boolean not null,
  is_test boolean not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  CHECK ((mail_class = ANY (ARRAY['first-class'::text, 'certified'::text, 'certified-return-receipt'::text])))
);
CREATE INDEX mail_service_batches_by_time ON mail_service_batches USING btree (id DESC);

create table mail_service_events (
  id text not null,
  sending_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (sending_id) REFERENCES mail_service_letters(id) ON DELETE CASCADE
);
CREATE INDEX mail_service_events_of_letter ON mail_service_events USING btree (sending_id);

create table mail_service_letters (
  contact_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  letter_id uuid not null,
  effect_key text not null,
  pdf_sha256 text not null,
  recipient text not null,
  pages integer not null,
  price_cents integer not null,
  tracking_number text,
  expected_on date,
  not_recorded text,
  delivered_on date,
  returned_on date,
  failed_on date,
  last_seen text,
  last_seen_at timestamp with time zone,
  created_at timestamp with time zone not null,
  tracked_at timestamp with time zone,
  UNIQUE (effect_key),
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (batch_id) REFERENCES mail_service_batches(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (contact_id, letter_id) REFERENCES letters(contact_id, id) ON DELETE CASCADE,
  CHECK ((last_seen = ANY (ARRAY['mailed'::text, 'in-transit'::text, 'out-for-delivery'::text, 'delivered'::text, 'returned'::text, 'failed'::text])))
);
CREATE INDEX mail_service_letters_by_batch ON mail_service_letters USING btree (batch_id, id);
CREATE INDEX mail_service_letters_by_letter ON mail_service_letters USING btree (letter_id, id DESC);
CREATE INDEX mail_service_letters_by_time ON mail_service_letters USING btree (created_at);
create policy portal on mail_service_letters using (contact_id = portal_contact());

create table mails (
  id uuid not null,
  kind text not null,
  contact_id uuid,
  to_address text not null,
  to_name text not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null,
  attachments_sealed bytea,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id)
);
CREATE INDEX mails_by_contact ON mails USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX mails_by_time ON mails USING btree (id DESC);
CREATE INDEX mails_tests ON mails USING btree (id) WHERE (kind = 'mail.test'::text);
create policy portal on mails using (contact_id = portal_contact());

create table message_threads (
  contact_id uuid not null,
  id uuid not null,
  subject_sealed bytea,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  last_from text not null,
  client_read_at timestamp with time zone,
  office_read_at timestamp with time zone,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((last_from = ANY (ARRAY['client'::text, 'office'::text])))
);
CREATE INDEX message_threads_by_last ON message_threads USING btree (contact_id, last_at DESC, id DESC);
CREATE INDEX message_threads_unread ON message_threads USING btree (last_at) WHERE ((last_from = 'client'::text) AND ((office_read_at IS NULL) OR (office_read_at < last_at)));
create policy portal on message_threads using (contact_id = portal_contact());

create table messages (
  contact_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  sent_at timestamp with time zone not null,
  sent_from text not null,
  sender_id uuid not null,
  sender_name text not null,
  body_sealed bytea not null,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id, thread_id) REFERENCES message_threads(contact_id, id) ON UPDATE CASCADE,
  FOREIGN KEY (sender_id) REFERENCES users(id),
  CHECK ((sent_from = ANY (ARRAY['client'::text, 'office'::text])))
);
CREATE INDEX messages_by_thread ON messages USING btree (thread_id, id DESC);
create policy portal on messages using (contact_id = portal_contact());

create table monitoring_connections (
  contact_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  provider text not null,
  username_sealed bytea,
  partner_reference text,
  status text not null,
  status_note text,
  status_at timestamp with time zone not null,
  last_pull_at timestamp with time zone,
  last_report_id uuid,
  next_refresh_on date,
  pulling_since timestamp with time zone,
  last_problem text,
  enrolment_sent_at timestamp with time zone,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (last_report_id) REFERENCES credit_reports(id),
  CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'sign-in-failed'::text, 'needs-client'::text, 'unpaid'::text, 'cancelled'::text])))
);
CREATE INDEX monitoring_connections_by_status ON monitoring_connections USING btree (status, next_refresh_on, id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX monitoring_connections_one_a_provider ON monitoring_connections USING btree (contact_id, provider) WHERE (removed_at IS NULL);
create policy portal on monitoring_connections using (contact_id = portal_contact());

create table monitoring_pulls (
  id uuid not null,
  contact_id uuid not null,
  connection_id uuid not null,
  kind text not null,
  begun_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  detail text,
  report_id uuid,
  begun_by_name text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id, connection_id) REFERENCES monitoring_connections(contact_id, id),
  FOREIGN KEY (report_id) REFERENCES credit_reports(id),
  CHECK ((kind = ANY (ARRAY['test'::text, 'report'::text]))),
  CHECK ((outcome = ANY (ARRAY['report'::text, 'same-report'::text, 'ok'::text, 'sign-in-failed'::text, 'needs-client'::text, 'unpaid'::text, 'unavailable'::text, 'refused'::text])))
);
CREATE INDEX monitoring_pulls_by_connection ON monitoring_pulls USING btree (connection_id, begun_at DESC);
create policy portal on monitoring_pulls using (contact_id = portal_contact());

create table offer_handovers (
  contact_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  code_hash bytea not null,
  code_until timestamp with time zone not null,
  secret_hash bytea,
  ends_at timestamp with time zone,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  made_by_name text not null,
  UNIQUE (id),
  UNIQUE (secret_hash),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (made_by) REFERENCES users(id),
  FOREIGN KEY (offer_id) REFERENCES offers(id)
);
CREATE INDEX offer_handovers_by_code ON offer_handovers USING btree (code_hash) WHERE (secret_hash IS NULL);
create policy portal on offer_handovers using false;

create table offer_signing_keys (
  id uuid not null,
  certificate bytea not null,
  private_key_sealed bytea not null,
  valid_until timestamp with time zone not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (id)
);
create policy portal on offer_signing_keys for select using true;

create table offer_steps (
  contact_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  step text not null,
  at timestamp with time zone not null,
  evidence_sealed bytea not null,
  UNIQUE (id),
  UNIQUE (offer_id, step),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (offer_id) REFERENCES offers(id),
  CHECK ((step = ANY (ARRAY['consented'::text, 'acknowledged'::text, 'instructed'::text, 'signed'::text])))
);
create policy portal on offer_steps using (contact_id = portal_contact());

create table offers (
  contact_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  template_version_id uuid not null,
  language text not null,
  residence text not null,
  content_sealed bytea not null,
  found text not null,
  sold_by uuid not null,
  sold_by_name text not null,
  state text not null,
  valid_through date not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  made_by_name text not null,
  ended_at timestamp with time zone,
  agreement_id uuid,
  file_id uuid,
  UNIQUE (id),
  PRIMARY KEY (contact_id, id),
  FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  FOREIGN KEY (made_by) REFERENCES users(id),
  FOREIGN KEY (sold_by) REFERENCES users(id),
  FOREIGN KEY (template_version_id) REFERENCES agreement_template_versions(id),
  CHECK (((state = 'signed'::text) = ((agreement_id IS NOT NULL) AND (file_id IS NOT NULL)))),
  CHECK (((state = ANY (ARRAY['signed'::text, 'withdrawn'::text])) = (ended_at IS NOT NULL))),
  CHECK ((found = ANY (ARRAY['web'::text, 'inbound-call'::text, 'outbound-call'::text, 'mixed'::text, 'unknown'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((state = ANY (ARRAY['open'::text, 'consented'::text, 'acknowledged'::text, 'instructed'::text, 'signed'::text, 'withdrawn'::text])))
);
CREATE UNIQUE INDEX offers_one_open ON offers USING btree (contact_id) WHERE (ended_at IS NULL);
create policy portal on offers using (contact_id = portal_contact());

create table office_licenses (
  id uuid not null,
  location_id uuid not null,
  kind text not null,
  state text not null,
  number text not null,
  issuer text,
  amount_cents bigint,
  valid_from date,
  valid_until date,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (location_id) REFERENCES office_locations(id),
  CHECK ((kind = ANY (ARRAY['license'::text, 'bond'::text, 'registration'::text])))
);
CREATE INDEX office_licenses_by_location ON office_licenses USING btree (location_id);

create table office_locations (
  id uuid not null,
  version integer not null default 1,
  name text not null,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  zip text,
  phone text,
  email text,
  time_zone text not null default 'America/New_York'::text,
  return_address text,
  is_main boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX office_locations_main ON office_locations USING btree (is_main) WHERE is_main;
create policy portal on office_locations for select using true;

create table office_logos (
  id uuid not null,
  picture bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((length(picture) <= 200000))
);
create policy portal on office_logos for select using true;

create table office_look (
  only_row boolean not null default true,
  version integer not null default 1,
  company_name text,
  phone text,
  email text,
  website text,
  color text,
  logo_id uuid,
  updated_at timestamp with time zone not null,
  time_zone text,
  PRIMARY KEY (only_row),
  FOREIGN KEY (logo_id) REFERENCES office_logos(id),
  CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  CHECK (only_row)
);
create policy portal on office_look for select using true;

create table office_staff (
  user_id uuid not null,
  location_id uuid not null,
  since timestamp with time zone not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (location_id) REFERENCES office_locations(id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX office_staff_by_location ON office_staff USING btree (location_id);

create table office_states (
  state text not null,
  version integer not null default 1,
  enabled boolean not null,
  license text not null,
  bond text not null,
  valid_until date,
  reviewed_by text not null,
  reviewed_on date not null,
  sources text not null,
  decided_at timestamp with time zone not null,
  decided_by uuid not null,
  decided_by_name text not null,
  PRIMARY KEY (state),
  FOREIGN KEY (decided_by) REFERENCES users(id),
  CHECK ((NOT (enabled AND (state = 'GA'::text))))
);
create policy portal on office_states for select using true;

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

create table portal_hearings (
  contact_id uuid not null,
  heard_at timestamp with time zone not null,
  heard_by text not null,
  PRIMARY KEY (contact_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  CHECK ((heard_by = ANY (ARRAY['email'::text, 'question'::text, 'letter'::text, 'call'::text])))
);
CREATE INDEX portal_hearings_by_time ON portal_hearings USING btree (heard_at, contact_id);
create policy portal on portal_hearings using (contact_id = portal_contact());

create table print_batch_letters (
  batch_id uuid not null,
  letter_id uuid not null,
  position integer not null,
  UNIQUE (batch_id, letter_id),
  PRIMARY KEY (batch_id, "position"),
  FOREIGN KEY (batch_id) REFERENCES print_batches(id),
  FOREIGN KEY (letter_id) REFERENCES letters(id)
);
CREATE INDEX print_batch_letters_by_letter ON print_batch_letters USING btree (letter_id);

create table print_batches (
  id uuid not null,
  duplex boolean not null,
  state text not null,
  pages integer,
  file_id uuid,
  created_at timestamp with time zone not null,
  created_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (file_id) REFERENCES files(id),
  CHECK ((state = ANY (ARRAY['rendering'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX print_batches_by_file ON print_batches USING btree (file_id) WHERE (file_id IS NOT NULL);

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

create table recipient_addresses (
  id uuid not null,
  recipient_id uuid not null,
  purpose text not null,
  name_line text not null,
  lines text[] not null,
  city text not null,
  state text not null,
  zip text not null,
  source text not null,
  source_note text,
  verified_on date,
  verified_by uuid,
  verified_how text,
  verified_note text,
  returned_on date,
  returned_note text,
  replaced_by uuid,
  letters integer not null default 0,
  last_letter_on date,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (recipient_id) REFERENCES recipients(id),
  FOREIGN KEY (replaced_by) REFERENCES recipient_addresses(id),
  FOREIGN KEY (verified_by) REFERENCES users(id),
  CHECK (((cardinality(lines) >= 1) AND (cardinality(lines) <= 2))),
  CHECK (((verified_on IS NULL) = (verified_how IS NULL))),
  CHECK ((letters >= 0)),
  CHECK ((purpose = ANY (ARRAY['disputes'::text, 'identity-theft'::text, 'direct-disputes'::text, 'billing-errors'::text, 'file-requests'::text, 'general'::text]))),
  CHECK ((source = ANY (ARRAY['shipped'::text, 'report'::text, 'client'::text, 'website'::text, 'letter'::text, 'office'::text]))),
  CHECK ((verified_how = ANY (ARRAY['published'::text, 'website'::text, 'phone'::text, 'letter'::text, 'report'::text])))
);
CREATE INDEX recipient_addresses_by_recipient ON recipient_addresses USING btree (recipient_id);

create table recipient_names (
  id uuid not null,
  recipient_id uuid not null,
  name text not null,
  name_key text not null,
  main boolean not null,
  confirmed_by uuid,
  confirmed_at timestamp with time zone not null,
  UNIQUE (name_key),
  PRIMARY KEY (id),
  FOREIGN KEY (confirmed_by) REFERENCES users(id),
  FOREIGN KEY (recipient_id) REFERENCES recipients(id),
  CHECK ((name_key <> ''::text))
);
CREATE INDEX recipient_names_by_recipient ON recipient_names USING btree (recipient_id);
CREATE UNIQUE INDEX recipient_names_main ON recipient_names USING btree (recipient_id) WHERE main;

create table recipients (
  id uuid not null,
  kind text not null,
  name text not null,
  key text,
  phone text,
  website text,
  note text,
  merged_into uuid,
  root_id uuid not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  UNIQUE (key),
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (merged_into) REFERENCES recipients(id),
  FOREIGN KEY (root_id) REFERENCES recipients(id),
  CHECK (((merged_into IS NULL) = (root_id = id))),
  CHECK ((kind = ANY (ARRAY['bureau'::text, 'agency'::text, 'furnisher'::text, 'collector'::text, 'other'::text])))
);
CREATE INDEX recipients_by_name ON recipients USING btree (lower(name), id) WHERE (merged_into IS NULL);
CREATE INDEX recipients_by_root ON recipients USING btree (root_id);

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
create policy portal on recovery_codes using (user_id = portal_user());

create table report_files (
  id uuid not null,
  report text not null,
  filter jsonb not null,
  format text not null,
  state text not null,
  rows_total integer,
  rows_written integer not null default 0,
  size_bytes bigint not null default 0,
  file_id uuid,
  token_hash bytea,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  created_by_name text not null,
  moved_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  fetched_at timestamp with time zone,
  problem text,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'pdf'::text]))),
  CHECK ((state = ANY (ARRAY['writing'::text, 'ready'::text, 'fetched'::text, 'cancelled'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX report_files_by_file ON report_files USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX report_files_by_person ON report_files USING btree (created_by, id DESC);
CREATE INDEX report_files_writing ON report_files USING btree (moved_at) WHERE (state = ANY (ARRAY['writing'::text, 'ready'::text]));

create table reset_requests (
  key bytea not null,
  since timestamp with time zone not null,
  requests integer not null,
  PRIMARY KEY (key)
);
CREATE INDEX reset_requests_by_time ON reset_requests USING btree (since);

create table retention_disposals (
  id uuid not null,
  origin text not null,
  state text not null,
  approved_at timestamp with time zone not null,
  approved_by uuid not null,
  approved_by_name text not null,
  subjects integer not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (approved_by) REFERENCES users(id),
  CHECK ((origin = ANY (ARRAY['due'::text, 'wish'::text]))),
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text])))
);
CREATE INDEX retention_disposals_running ON retention_disposals USING btree (id) WHERE (state = 'running'::text);

create table retention_due (
  contact_id uuid not null,
  what text not null,
  since_on date not null,
  due_on date not null,
  PRIMARY KEY (contact_id, what),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK ((what = ANY (ARRAY['reports'::text, 'records'::text])))
);
CREATE INDEX retention_due_by_day ON retention_due USING btree (due_on, contact_id, what);
create policy portal on retention_due using (contact_id = portal_contact());

create table retention_holds (
  contact_id uuid not null,
  id uuid not null,
  reason_sealed bytea not null,
  placed_at timestamp with time zone not null,
  placed_by uuid not null,
  placed_by_name text not null,
  lifted_at timestamp with time zone,
  lifted_by_name text,
  lifted_reason_sealed bytea,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (placed_by) REFERENCES users(id),
  CHECK ((num_nulls(lifted_at, lifted_by_name, lifted_reason_sealed) = ANY (ARRAY[0, 3])))
);
CREATE INDEX retention_holds_by_contact ON retention_holds USING btree (contact_id, id);
CREATE UNIQUE INDEX retention_holds_one ON retention_holds USING btree (contact_id) WHERE (lifted_at IS NULL);
create policy portal on retention_holds using (contact_id = portal_contact());

create table retention_settings (
  single boolean not null default true,
  version integer not null default 1,
  reports_months integer not null default 24,
  records_years integer not null default 6,
  reviewed_at timestamp with time zone,
  PRIMARY KEY (single),
  CHECK (((records_years >= 5) AND (records_years <= 15))),
  CHECK (((reports_months >= 1) AND (reports_months <= 24))),
  CHECK (single)
);

create table retention_subjects (
  disposal_id uuid not null,
  contact_id uuid not null,
  what text not null,
  chosen text[],
  state text not null,
  destroyed jsonb not null default '{}'::jsonb,
  blobs uuid[] not null default '{}'::uuid[],
  files integer not null default 0,
  skipped_because text,
  ended_at timestamp with time zone,
  PRIMARY KEY (disposal_id, contact_id, what),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (disposal_id) REFERENCES retention_disposals(id),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'destroyed'::text, 'done'::text, 'skipped'::text]))),
  CHECK ((what = ANY (ARRAY['reports'::text, 'records'::text])))
);
CREATE INDEX retention_subjects_by_contact ON retention_subjects USING btree (contact_id, ended_at);
CREATE INDEX retention_subjects_open ON retention_subjects USING btree (disposal_id, contact_id, what) WHERE (state = ANY (ARRAY['waiting'::text, 'destroyed'::text]));
create policy portal on retention_subjects using (contact_id = portal_contact());

create table roles (
  name text not null,
  kind text not null,
  permissions text[] not null,
  built_in boolean not null default false,
  UNIQUE (name, kind),
  PRIMARY KEY (name),
  CHECK ((kind = ANY (ARRAY['staff'::text, 'client'::text])))
);
create policy portal on roles for select using true;

create table score_goals (
  contact_id uuid not null,
  value integer not null,
  version integer not null default 1,
  set_at timestamp with time zone not null,
  set_by_name text not null,
  PRIMARY KEY (contact_id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  CHECK (((value >= 300) AND (value <= 850)))
);
create policy portal on score_goals using (contact_id = portal_contact());

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
create policy portal on second_factors using (user_id = portal_user());

create table second_step_exemptions (
  user_id uuid not null,
  reason text not null,
  until_at timestamp with time zone not null,
  given_at timestamp with time zone not null,
  given_by_name text not null,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
create policy portal on second_step_exemptions using (user_id = portal_user());

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
  refresh_hash_before bytea,
  UNIQUE (cookie_hash),
  UNIQUE (refresh_hash),
  UNIQUE (refresh_hash_before),
  PRIMARY KEY (id),
  FOREIGN KEY (second_factor_id) REFERENCES second_factors(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id),
  CHECK ((provider = ANY (ARRAY['password'::text, 'google.com'::text])))
);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_second_factor ON sessions USING btree (second_factor_id) WHERE (second_factor_id IS NOT NULL);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id, id DESC);
create policy portal on sessions using (user_id = portal_user());

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

create table system_faults (
  reference text not null,
  at timestamp with time zone not null,
  place text not null,
  class text not null,
  code text,
  stack text[] not null,
  PRIMARY KEY (reference)
);
CREATE INDEX system_faults_by_time ON system_faults USING btree (at DESC, reference);

create table system_kept_answers (
  user_id uuid not null,
  key text not null,
  endpoint text not null,
  input_hash bytea not null,
  answer_sealed bytea not null,
  at timestamp with time zone not null,
  PRIMARY KEY (user_id, key),
  FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX system_kept_answers_by_time ON system_kept_answers USING btree (at);

create table system_rate_counts (
  key bytea not null,
  times timestamp with time zone[] not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (key)
);

create table system_runs (
  id uuid not null,
  task text not null,
  started_by uuid,
  started_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  place text,
  rows_done bigint not null default 0,
  rows_total bigint not null default 0,
  corrected bigint not null default 0,
  ok boolean,
  sentence text,
  PRIMARY KEY (id),
  FOREIGN KEY (started_by) REFERENCES users(id)
);
CREATE INDEX system_runs_by_task ON system_runs USING btree (task, started_at DESC);
CREATE UNIQUE INDEX system_runs_running ON system_runs USING btree (task) WHERE (ended_at IS NULL);

create table system_seal_keys (
  id smallint not null,
  sealed bytea not null,
  first_used_at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
);

create table tasks (
  id uuid not null,
  version integer not null default 1,
  contact_id uuid,
  title text not null,
  kind text not null,
  note text,
  due_on date,
  due_order date not null generated always as (COALESCE(due_on, 'infinity'::date)) stored,
  assignee_id uuid,
  created_at timestamp with time zone not null,
  created_by uuid,
  created_by_name text not null,
  done_at timestamp with time zone,
  done_by_name text,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (assignee_id) REFERENCES users(id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (created_by) REFERENCES users(id),
  CHECK ((kind = ANY (ARRAY['task'::text, 'call'::text, 'follow-up'::text, 'appointment'::text, 'deadline'::text, 'document-request'::text])))
);
CREATE INDEX tasks_by_contact ON tasks USING btree (contact_id, id DESC) WHERE (contact_id IS NOT NULL);
CREATE INDEX tasks_done ON tasks USING btree (done_at DESC, id DESC) WHERE ((done_at IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX tasks_due ON tasks USING btree (due_order, id) WHERE ((done_at IS NULL) AND (removed_at IS NULL));
CREATE INDEX tasks_open ON tasks USING btree (assignee_id, due_order, id) WHERE ((done_at IS NULL) AND (removed_at IS NULL));
create policy portal on tasks using (contact_id = portal_contact());

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
create policy portal on user_identities using (user_id = portal_user());

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
  photo_url text not null default ''::text,
  PRIMARY KEY (id),
  FOREIGN KEY (contact_id) REFERENCES contacts(id),
  FOREIGN KEY (role, kind) REFERENCES roles(name, kind),
  CHECK (((kind = 'client'::text) = (contact_id IS NOT NULL))),
  CHECK ((email = lower(email)))
);
CREATE UNIQUE INDEX users_by_contact ON users USING btree (contact_id) WHERE ((deleted_at IS NULL) AND (contact_id IS NOT NULL));
CREATE UNIQUE INDEX users_by_email ON users USING btree (email) WHERE (deleted_at IS NULL);
CREATE INDEX users_by_role ON users USING btree (role);
create policy portal on users using (contact_id = portal_contact());

create table views (
  id uuid not null,
  version integer not null default 1,
  page text not null,
  name text not null,
  query jsonb not null,
  columns text[],
  shared boolean not null default false,
  owner_id uuid not null,
  owner_name text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (owner_id) REFERENCES users(id),
  CHECK ((page = ANY (ARRAY['contacts'::text, 'leads'::text, 'clients'::text, 'activity'::text, 'disputes'::text])))
);
CREATE INDEX views_by_page ON views USING btree (page, owner_id) WHERE (removed_at IS NULL);
CREATE INDEX views_shared ON views USING btree (page) WHERE (shared AND (removed_at IS NULL));

create view activity_entries with (security_invoker=true) as
 SELECT id,
    at,
    kind,
    actor_kind,
    actor_id,
    actor_name,
    contact_id
   FROM activity;

create view activity_times with (security_invoker=true) as
 SELECT id,
    contact_id,
    at
   FROM activity;

create view agreement_days with (security_invoker=true) as
 SELECT id,
    contact_id,
    signed_on,
    how,
    state,
    cancelled_on,
    recorded_by,
    recorded_by_name
   FROM agreements
  WHERE removed_at IS NULL;

create view contact_bulk_history with (security_invoker=true) as
 SELECT id,
    action,
    words,
    count,
    made_by,
    made_at,
    undone_at
   FROM contact_bulk_changes;

create view contact_heads with (security_invoker=true) as
 SELECT id,
    version,
    name,
    category,
    stage,
    stage_since,
    urgency,
    owner_id,
    state,
    follow_up_on,
    on_hold_since,
    hold_reason,
    converted_at,
    created_at,
    archived_at,
    merged_into,
    disposed_at,
    legally_held_at,
    zip,
    time_zone,
    hold_kind,
    hold_until
   FROM contacts;

create view contact_keys with (security_invoker=true) as
 SELECT id,
    name,
    first_name,
    suffix,
    sort_name,
    email,
    phone,
    phone_home,
    phone_work,
    ssn_index,
    zip,
    birth_year,
    spouse_id,
    import_id,
    created_at,
    archived_at
   FROM contacts;

create view contact_names with (security_invoker=true) as
 SELECT id,
    name,
    first_name,
    last_name,
    archived_at
   FROM contacts;

create view contact_records with (security_invoker=true) as
 SELECT id,
    version,
    name,
    sort_name,
    search_text,
    first_name,
    middle_name,
    last_name,
    suffix,
    company,
    category,
    stage,
    stage_since,
    urgency,
    email,
    phone,
    phone_home,
    phone_work,
    language,
    address_line1,
    address_line2,
    city,
    state,
    zip,
    source,
    referrer_id,
    owner_id,
    location_id,
    tags,
    follow_up_on,
    on_hold_since,
    ssn_last4,
    birth_year,
    first_contacted_at,
    last_contacted_at,
    converted_at,
    lost_reason,
    archived_at,
    merged_into,
    import_id,
    created_at,
    hold_kind,
    hold_until
   FROM contacts;

create view contact_stage_times with (security_invoker=true) as
 SELECT id,
    contact_id,
    category,
    stage,
    since,
    until,
    next_category,
    next_stage
   FROM contact_stage_stays;

create view credit_report_dates with (security_invoker=true) as
 SELECT contact_id,
    id,
    state,
    report_date
   FROM credit_reports;

create view credit_report_days with (security_invoker=true) as
 SELECT contact_id,
    id,
    report_date
   FROM credit_reports
  WHERE state = 'ready'::text AND source_format IS DISTINCT FROM 'combined'::text;

create view credit_report_states with (security_invoker=true) as
 SELECT contact_id,
    id,
    state,
    uploaded_at
   FROM credit_reports;

create view credit_report_uploads with (security_invoker=true) as
 SELECT contact_id,
    id,
    state,
    uploaded_at
   FROM credit_reports
  WHERE source_format IS DISTINCT FROM 'combined'::text;

create view dispute_item_records with (security_invoker=true) as
 SELECT contact_id,
    id,
    round_id,
    bureau,
    kind,
    reason_code,
    state,
    furnisher_index
   FROM dispute_items;

create view dispute_item_results with (security_invoker=true) as
 SELECT contact_id,
    id,
    round_id,
    bureau,
    kind,
    reason_code,
    instruction_code,
    state
   FROM dispute_items
  WHERE state <> ALL (ARRAY['draft'::text, 'withdrawn'::text]);

create view dispute_items_in_progress with (security_invoker=true) as
 SELECT contact_id,
    round_id,
    bureau
   FROM dispute_items
  WHERE state = 'in-progress'::text;

create view dispute_items_left with (security_invoker=true) as
 SELECT i.contact_id,
    i.id,
    i.round_id,
    i.bureau
   FROM dispute_items i
     JOIN dispute_rounds r ON r.contact_id = i.contact_id AND r.id = i.round_id
  WHERE (i.state = ANY (ARRAY['confirmed'::text, 'unanswered'::text])) AND NOT (EXISTS ( SELECT 1
           FROM dispute_items n
             JOIN dispute_rounds s ON s.contact_id = n.contact_id AND s.id = n.round_id
          WHERE n.contact_id = i.contact_id AND n.account_index = i.account_index AND n.bureau = i.bureau AND (n.state = ANY (ARRAY['removed'::text, 'corrected'::text])) AND s.number > r.number));

create view dispute_mailing_days with (security_invoker=true) as
 SELECT contact_id,
    round_id,
    bureau,
    version,
    mailed_on,
    method,
    tracking_number,
    received_on,
    received_how,
    more_sent_on,
    free_annual_report,
    counted_from,
    overdue_after
   FROM dispute_mailings;

create view dispute_open_rounds with (security_invoker=true) as
 SELECT contact_id,
    id,
    opened_at
   FROM dispute_rounds
  WHERE state = 'open'::text;

create view dispute_outcome_records with (security_invoker=true) as
 SELECT contact_id,
    id,
    item_id,
    result,
    source,
    state,
    decided_at,
    decided_by,
    decided_by_name,
    answered_on
   FROM dispute_outcomes;

create view dispute_proposed_outcomes with (security_invoker=true) as
 SELECT contact_id,
    item_id,
    proposed_at
   FROM dispute_outcomes
  WHERE state = 'proposed'::text;

create view dispute_questions with (security_invoker=true) as
 SELECT contact_id,
    answer,
    asked_at
   FROM dispute_detail_questions;

create view dispute_round_records with (security_invoker=true) as
 SELECT contact_id,
    id,
    number,
    state,
    opened_at
   FROM dispute_rounds;

create view dispute_round_times with (security_invoker=true) as
 SELECT contact_id,
    id,
    number,
    state,
    created_at,
    changed_at,
    opened_at
   FROM dispute_rounds;

create view document_names with (security_invoker=true) as
 SELECT id,
    contact_id,
    name,
    object_name,
    state
   FROM files
  WHERE purpose = 'upload'::text AND deleted_at IS NULL;

create view export_history with (security_invoker=true) as
 SELECT id,
    dataset,
    state,
    rows_total,
    rows_written,
    created_at,
    created_by,
    created_by_name
   FROM exports;

create view finding_questions with (security_invoker=true) as
 SELECT contact_id,
    answer,
    asked_at
   FROM finding_answers;

create view finding_times with (security_invoker=true) as
 SELECT contact_id,
    answer,
    asked_at,
    answered_at,
    disputed_at
   FROM finding_answers;

create view import_history with (security_invoker=true) as
 SELECT id,
    file_name,
    state,
    rows_ready,
    rows_written,
    rows_bad,
    rows_known,
    rows_undone,
    created_at,
    created_by,
    created_by_name
   FROM imports;

create view invite_addresses with (security_invoker=true) as
 SELECT id,
    kind,
    email,
    contact_id,
    expires_at,
    used_at,
    revoked_at
   FROM invites;

create view invite_states with (security_invoker=true) as
 SELECT contact_id,
    used_at,
    revoked_at,
    expires_at
   FROM invites;

create view lead_call_results with (security_invoker=true) as
 SELECT contact_id,
    at,
    outcome
   FROM lead_calls
  WHERE removed_at IS NULL;

create view lead_call_times with (security_invoker=true) as
 SELECT id,
    contact_id,
    at,
    direction,
    outcome,
    by_id,
    by_name
   FROM lead_calls
  WHERE removed_at IS NULL;

create view letter_mailing_days with (security_invoker=true) as
 SELECT l.id AS letter_id,
    l.contact_id,
    m.version,
    m.mailed_on,
    m.method,
    m.tracking_number,
    m.received_on,
    m.received_how,
    m.more_sent_on,
    m.free_annual_report,
    m.counted_from,
    m.overdue_after
   FROM letters l
     JOIN dispute_mailing_days m ON m.contact_id = l.contact_id AND m.round_id = l.round_id AND m.bureau = l.bureau
UNION ALL
 SELECT w.letter_id,
    w.contact_id,
    w.version,
    w.mailed_on,
    w.method,
    w.tracking_number,
    w.received_on,
    w.received_how,
    NULL::date AS more_sent_on,
    false AS free_annual_report,
    w.counted_from,
    w.overdue_after
   FROM letter_mailings w;

create view letter_print_batches with (security_invoker=true) as
 SELECT l.letter_id,
    b.id,
    b.created_at,
    b.created_by
   FROM print_batch_letters l
     JOIN print_batches b ON b.id = l.batch_id;

create view letter_records with (security_invoker=true) as
 SELECT contact_id,
    id,
    round_id,
    round_number,
    bureau,
    items,
    pages,
    created_at,
    printed_at,
    kind,
    recipient
   FROM letters;

create view letter_sources with (security_invoker=true) as
 SELECT l.contact_id,
    l.id AS letter_id,
    l.source_letter_id,
    l.source_version_id,
    l.recipient,
    l.state,
    l.created_at,
    d.mailed_on
   FROM letters l
     LEFT JOIN LATERAL ( SELECT m.mailed_on
           FROM letter_mailing_days m
          WHERE m.letter_id = l.id) d ON true
  WHERE l.kind = 'written'::text;

create view letter_states with (security_invoker=true) as
 SELECT contact_id,
    state,
    created_at
   FROM letters;

create view letter_ways with (security_invoker=true) as
 SELECT contact_id,
    id,
    round_id,
    bureau,
    state,
    pdf_sha256,
    before_approvals,
    asks_client,
    created_at,
    asked_at,
    printed_at
   FROM letters
  WHERE kind = 'round'::text;

create view mail_sendings with (security_invoker=true) as
 SELECT m.contact_id,
    m.kind,
    e.done_at AS sent_at
   FROM mails m
     JOIN effects e ON e.kind = 'mail.send'::text AND e.key = m.id::text
  WHERE e.state = 'done'::text;

create view monitoring_states with (security_invoker=true) as
 SELECT id,
    contact_id,
    provider,
    status,
    status_at,
    last_pull_at,
    next_refresh_on
   FROM monitoring_connections
  WHERE removed_at IS NULL;

create view office_license_dates with (security_invoker=true) as
 SELECT id,
    location_id,
    kind,
    state,
    number,
    issuer,
    valid_from,
    valid_until
   FROM office_licenses
  WHERE removed_at IS NULL;

create view office_location_names with (security_invoker=true) as
 SELECT id,
    name,
    closed_at
   FROM office_locations;

create view score_values with (security_invoker=true) as
 SELECT id,
    contact_id,
    bureau,
    model,
    model_printed,
    value,
    scored_on,
    line
   FROM credit_scores
  WHERE removed_at IS NULL;

create view task_records with (security_invoker=true) as
 SELECT id,
    contact_id,
    title,
    kind,
    due_on,
    assignee_id,
    created_at,
    done_at,
    done_by_name
   FROM tasks
  WHERE removed_at IS NULL;

create view user_accounts with (security_invoker=true) as
 SELECT id,
    email,
    name,
    role,
    kind,
    contact_id,
    created_at,
    last_sign_in_at,
    disabled_at,
    deleted_at
   FROM users;

create view user_factors with (security_invoker=true) as
 SELECT user_id
   FROM second_factors;

create view user_names with (security_invoker=true) as
 SELECT id,
    name,
    kind
   FROM users;

create view user_sessions with (security_invoker=true) as
 SELECT user_id,
    last_seen_at
   FROM sessions;

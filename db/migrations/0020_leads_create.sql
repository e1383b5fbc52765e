create table lead_calls (
  id uuid primary key,
  contact_id uuid not null references contacts (id),
  at timestamptz not null,
  direction text not null check (direction in ('outgoing', 'incoming')),
  outcome text not null check (outcome in ('reached', 'voicemail', 'no-answer', 'wrong-number')),
  note text,
  by_id uuid references users (id),
  by_name text not null,
  -- True when this call took a new lead on to 'contacted', so that taking the call back can return it.
  moved_on boolean not null default false,
  removed_at timestamptz
);
create index lead_calls_by_contact on lead_calls (contact_id, at desc, id desc);

-- The board: a column is a stage, the most urgent first, then the newest.
create index contacts_lead_board on contacts
  (stage, (case urgency when 'Critical' then 0 when 'High' then 1 when 'Medium' then 2 when 'Low' then 3 else 4 end), id desc)
  where category = 'lead' and archived_at is null;

-- Forms that stand on the office's own web site.
create table lead_forms (
  id uuid primary key,
  version integer not null default 1,
  -- What the address of the form ends with; made by us, so nobody finds forms by guessing.
  key text not null unique,
  name text not null,
  kind text not null check (kind in ('website', 'referral')),
  heading text not null,
  intro text,
  fields jsonb not null,
  button text not null,
  thanks text not null,
  redirect_url text,
  accent text not null,
  source text not null,
  urgency text check (urgency in ('Low', 'Medium', 'High', 'Critical')),
  consent_wording text,
  enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);

create table lead_form_entries (
  id uuid primary key,
  form_id uuid not null references lead_forms (id),
  contact_id uuid not null references contacts (id),
  message text,
  best_time text,
  referred_by text,
  -- Where the visitor came from, as the address of the page told it ('source=google&medium=cpc').
  campaign text,
  -- The words that were ticked, whether or not the tick counted as consent.
  ticked text,
  at timestamptz not null,
  -- Whether the entry made a lead, or met somebody who was known.
  met_known boolean not null,
  -- Each form that was handed out is taken once, whichever process it comes back to.
  ticket text not null unique
);
create index lead_form_entries_by_form on lead_form_entries (form_id, id desc);
create index lead_form_entries_by_contact on lead_form_entries (contact_id, id desc);
-- People who were put away and write again, looked for at the start of each day.
create index lead_form_entries_met_known on lead_form_entries (at desc) where met_known;

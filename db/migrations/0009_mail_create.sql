-- Every mail, written in the transaction that asks for it and handed to the mail server at most once. Subject and text are
-- sealed: they may hold a link that signs somebody in.
create table mails (
  id uuid primary key,
  -- What the mail is for, such as 'access.clientInvite'.
  kind text not null,
  contact_id uuid references contacts (id),
  to_address text not null,
  to_name text not null,
  content_sealed bytea not null,
  -- 'kept': no mail server is set up. 'unknown': the server was asked and no answer came; never sent again by itself.
  state text not null check (state in ('waiting', 'sending', 'sent', 'kept', 'failed', 'unknown')),
  problem text,
  -- Number of the latest attempt. Its outcome counts only while no later attempt has begun.
  attempt integer not null default 0,
  -- The attempt after which the program gives up.
  last_attempt integer not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_time on mails (id desc);
create index mails_by_contact on mails (contact_id, id desc) where contact_id is not null;

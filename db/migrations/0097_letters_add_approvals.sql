-- The client approves each letter before it goes out: the exact PDF, by its hash (15 U.S.C. 1681i(a)(1)(A); law.md G16).
alter table letters
  -- The bytes the client reads and approves; null until the PDF is made.
  add column pdf_sha256 text,
  -- When that PDF was made: since then it waits for the client.
  add column ready_at timestamptz,
  -- Printed or mailed before clients approved letters here. It stays as it is until it is written again.
  add column before_approvals boolean not null default false,
  -- When the client was asked by email to read it, and reminded.
  add column asked_at timestamptz,
  add column reminded_at timestamptz;
update letters l set before_approvals = true where l.printed_at is not null
  or exists (select 1 from dispute_mailings m where m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau);
update letters l set pdf_sha256 = f.sha256, ready_at = l.created_at from files f where f.id = l.file_id;

create table letter_approvals (
  id uuid primary key,
  contact_id uuid not null,
  letter_id uuid not null,
  -- The PDF that was read.
  sha256 text not null,
  decision text not null check (decision in ('approved', 'sent-back')),
  way text not null check (way in ('portal', 'paper')),
  decided_at timestamptz not null,
  -- The day at the office, or the day on the signed sheet: an approval counts 30 days from it.
  decided_on date not null,
  -- The scan of the signed sheet, among the files of the contact.
  scan_file_id uuid references files (id) on delete set null,
  ended_on date,
  ended_why text check (ended_why in ('taken-back', 'agreement-ended', 'asked-again', 'written-again')),
  -- What was answered to each fact, the client's word, who it was and from where.
  content_sealed bytea not null,
  foreign key (contact_id, letter_id) references letters (contact_id, id),
  check ((ended_on is null) = (ended_why is null))
);
create index letter_approvals_by_letter on letter_approvals (letter_id, id desc);
create index letter_approvals_by_contact on letter_approvals (contact_id);
create index letter_approvals_by_scan on letter_approvals (scan_file_id) where scan_file_id is not null;
alter table letter_approvals enable row level security;
create policy portal on letter_approvals using (contact_id = portal_contact());

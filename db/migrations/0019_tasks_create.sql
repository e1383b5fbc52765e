-- What somebody is to do by when; about a contact or about the office.
create table tasks (
  id uuid primary key,
  version integer not null default 1,
  contact_id uuid references contacts (id),
  title text not null,
  kind text not null check (kind in ('task', 'call', 'follow-up', 'appointment', 'deadline', 'document-request')),
  note text,
  due_on date,
  -- Lists page by it: tasks without a date come last.
  due_order date not null generated always as (coalesce(due_on, 'infinity'::date)) stored,
  assignee_id uuid references users (id),
  created_at timestamptz not null,
  created_by uuid references users (id),
  created_by_name text not null,
  done_at timestamptz,
  done_by_name text,
  removed_at timestamptz
);
create index tasks_open on tasks (assignee_id, due_order, id) where done_at is null and removed_at is null;
create index tasks_due on tasks (due_order, id) where done_at is null and removed_at is null;
create index tasks_done on tasks (done_at desc, id desc) where done_at is not null and removed_at is null;
create index tasks_by_contact on tasks (contact_id, id desc) where contact_id is not null;

-- Who was shown what of whom: an entry for each person, session, contact and kind within fifteen minutes. It is no activity, because nothing
-- changed and there are very many. `session_id` is null for entries taken over from the record of activity.
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id uuid not null references users (id),
  session_id uuid,
  contact_id uuid not null references contacts (id),
  kind text not null
);
create index access_log_by_contact on access_log (contact_id, id desc);
create index access_log_by_user on access_log (user_id, id desc);
create index access_log_by_time on access_log (at);
alter table access_log enable row level security;
create policy portal on access_log using (false);

-- One keyed digest of the entries of each day (UTC) that is over, so that a changed or missing entry shows.
create table access_log_days (
  day date primary key,
  entries integer not null,
  digest bytea not null
);

insert into access_log (at, user_id, contact_id, kind)
  select a.at, a.actor_id, a.contact_id,
    case a.kind when 'contacts.identityRevealed' then 'identity' when 'files.identityProofOpened' then 'identity-proof' else 'original-report' end
  from activity a
  where a.kind in ('contacts.identityRevealed', 'creditReports.originalOpened', 'files.originalReportOpened', 'files.identityProofOpened')
    and a.actor_kind = 'staff'
    and exists (select 1 from users u where u.id = a.actor_id) and exists (select 1 from contacts c where c.id = a.contact_id)
  order by a.id;

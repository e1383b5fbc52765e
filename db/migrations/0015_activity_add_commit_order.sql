-- The transaction that wrote a row. Rows of finished transactions in this order have no gaps for a reader to fall into, which
-- ids, drawn before the commit, cannot promise.
alter table activity add column written_by xid8 not null default pg_current_xact_id();
create index activity_by_commit on activity (written_by, id);

-- The picture that people show of themselves, by its address; empty for none.
alter table users add column photo_url text not null default '';
-- A session has one refresh token at a time for whom it is handed out anew, and the one before stays good: other tabs still hold it.
alter table sessions add column refresh_hash_before bytea unique;

-- activity: rows whose content was disposed of. The hash in the chain is that of the content that is gone; the mac holds what is left of the
-- row to that hash and to the one before, with the key of the chain, so only the program can say that a row was disposed of.

create table activity_disposals (
  activity_id bigint primary key references activity (id),
  disposal_id uuid not null,
  mac bytea not null
);

-- Words that may stand around the items of a round: the active round letters of the library in their newest versions. The library
-- (a later feature) writes them here whenever one of them changes.
create table letter_round_texts (
  id uuid primary key,
  -- What the choice of words hangs on; of letters that came with the program their key, else the id.
  key text not null unique,
  content jsonb not null
);
-- Gates of a library letter that were passed with a reason when it was written: each with who, when and why.
alter table letters add column overrides_sealed bytea;

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
-- Of the days by which an answer is owed: business days (15 U.S.C. 1681c-2(a)), where the law counts those.
alter table letters add column answer_in_business_days boolean not null default false;

-- files: the two papers of a block of identity theft that no other kind is (15 U.S.C. 1681c-2(a)(2), (4)).
alter table files drop constraint files_document_kind_check;
alter table files add constraint files_document_kind_check check (document_kind in ('photo-id', 'ssn-proof', 'address-proof', 'authorization',
  'bureau-answer', 'creditor-letter', 'agreement', 'theft-report', 'theft-statement', 'other'));

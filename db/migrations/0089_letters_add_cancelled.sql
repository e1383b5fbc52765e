-- A letter of which every item was withdrawn says nothing any more and goes to no one.
alter table letters drop constraint letters_state_check,
  add constraint letters_state_check check (state in ('rendering', 'ready', 'failed', 'cancelled'));
alter table letters drop constraint letters_written,
  add constraint letters_written check (document_sealed is not null or state in ('failed', 'cancelled'));
drop index letters_to_print;
create index letters_to_print on letters (id) where printed_at is null and state <> 'cancelled';

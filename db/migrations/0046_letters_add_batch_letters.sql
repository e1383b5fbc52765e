-- Which batch printed a letter, and which files an export has, are rows: arrays could name what is not there and were found from one side only.
create table print_batch_letters (
  batch_id uuid not null references print_batches (id),
  letter_id uuid not null references letters (id),
  position integer not null,
  primary key (batch_id, position),
  unique (batch_id, letter_id)
);
create index print_batch_letters_by_letter on print_batch_letters (letter_id);
-- Letters are never deleted, so each id of a list names one; of a letter named twice the first place counts.
insert into print_batch_letters (batch_id, letter_id, position)
  select b.id, l.id, min(n.position) - 1 from print_batches b cross join lateral unnest(b.letter_ids) with ordinality as n (letter_id, position)
  join letters l on l.id = n.letter_id group by b.id, l.id;
alter table print_batches drop column letter_ids;

-- A letter that could not be written has no words until it is tried again.
alter table letters alter column document_sealed drop not null;
alter table letters add constraint letters_written check (document_sealed is not null or state = 'failed');

create table export_parts (
  export_id uuid not null references exports (id),
  position integer not null,
  file_id uuid not null references files (id) on delete cascade,
  primary key (export_id, position)
);
create index export_parts_by_file on export_parts (file_id);
-- A file that is gone already has nothing left to clear.
insert into export_parts (export_id, position, file_id)
  select e.id, n.position - 1, f.id from exports e cross join lateral unnest(e.part_files) with ordinality as n (file_id, position) join files f on f.id = n.file_id;
drop index exports_to_clear;
alter table exports drop column part_files;

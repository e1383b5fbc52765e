-- Null where the program started the run itself, as after a rotation of the sealing key.
alter table system_runs alter column started_by drop not null;

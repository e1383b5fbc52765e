-- Whose permissions are checked again before each part: the person who started the run, undoes it or tries its failed rows again. A run
-- goes on when they sign out, so it names no session any more.
alter table bulk_runs add column acting_id uuid references users (id);
update bulk_runs set acting_id = created_by;
alter table bulk_runs alter column acting_id set not null;
alter table bulk_runs drop column session_id;

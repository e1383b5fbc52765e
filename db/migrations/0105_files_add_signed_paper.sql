-- A scan of something that the client signed is kept as long as a signed paper, whatever kind of document it is said to be.
alter table files add column signed_paper boolean not null default false;
update files f set signed_paper = true where exists (select 1 from letter_approvals a where a.scan_file_id = f.id);

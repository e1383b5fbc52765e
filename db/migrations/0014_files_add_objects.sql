-- Every stored file is also an object of the file protocol, under a name that is no path of anything.
alter table files add column object_name text;
update files set object_name = purpose || '/' || id;
alter table files alter column object_name set not null;
alter table files add constraint files_object_name_key unique (object_name);

-- How the client of a paper agreement was found, and what its scan is called in the files of the office.
alter table agreements add column found text check (found in ('web', 'inbound-call', 'outbound-call', 'mixed', 'unknown'));
alter table agreements add column scan_name text;

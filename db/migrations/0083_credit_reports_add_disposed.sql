-- credit_reports: when what a report says was disposed of. Its row stays with the hash of the file, because rounds name it.

alter table credit_reports add column disposed_on date;

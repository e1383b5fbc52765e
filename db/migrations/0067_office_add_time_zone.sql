-- The zone in which the office counts its days (IANA name); null while none was chosen, which counts as America/New_York.
alter table office_look add column time_zone text;

-- Files about several people: who they are while someone has to say which one is the client (sealed), and who was chosen ('person-1': the
-- place in the file).
alter table credit_reports add column people_sealed bytea, add column person text;

-- The last day of a client's written instructions, where the paper says one; null where they hold until they are withdrawn
-- (15 U.S.C. 1681b(a)(2)).
alter table document_checks add column valid_until date;
alter table document_checks add check (valid_until is null or kind = 'authorization');

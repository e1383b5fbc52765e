-- Single-bureau reports of about the same day, shown as one. Such a report has no document of its own: it is put together from its parts
-- each time it is opened. Null for a report that was read.
alter table credit_reports add column parts jsonb;
-- [{bureau, reportId, reportDate, fileName}], in the order of the bureaus.
create index credit_reports_combined on credit_reports (contact_id) where parts is not null;

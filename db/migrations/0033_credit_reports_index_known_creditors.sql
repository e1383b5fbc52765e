-- Creditors whose lines people put together, by the names printed on them: asked whenever a report is read.
create index credit_report_matches_creditors on credit_report_matches ((line_a ->> 'heading'), (line_b ->> 'heading'))
  where kind = 'same' and undone_at is null and decided_by is not null;

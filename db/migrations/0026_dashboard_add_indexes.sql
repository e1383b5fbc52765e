-- What the start of the day counts in each feature, small enough to be read whole.
create index dispute_rounds_by_opening on dispute_rounds (opened_at) where opened_at is not null;
create index letters_to_print on letters (id) where printed_at is null;
create index credit_reports_unread on credit_reports (uploaded_at) where state in ('reading', 'refused');
create index mails_unsent on mails (created_at) where state in ('failed', 'unknown');

-- What one person marked in the letter library. The texts themselves are rules of the program (features/disputes/rules).
create table letter_favorites (
  user_id uuid not null references users (id),
  kind text not null check (kind in ('ground', 'request')),
  code text not null,
  marked_at timestamptz not null,
  primary key (user_id, kind, code)
);

-- disputes: what became of disputed items, without what they say.
create view dispute_item_results with (security_invoker = true) as
  select contact_id, id, round_id, bureau, kind, reason_code, instruction_code, state from dispute_items where state <> 'draft';
-- The library counts all of them, so their columns are read from an index alone.
create index dispute_items_by_reason on dispute_items (reason_code, instruction_code, bureau, state) where state <> 'draft';

-- credit-reports: the days of the reports that count, as they were read.
create view credit_report_days with (security_invoker = true) as
  select contact_id, id, report_date from credit_reports where state = 'ready' and parts is null;

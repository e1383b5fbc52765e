-- What the queues of the Dispute Center ask, and the indexes that keep them fast with a million items.
create view dispute_round_times with (security_invoker = true) as
  select contact_id, id, number, state, created_at, changed_at, opened_at from dispute_rounds;
create view dispute_proposed_outcomes with (security_invoker = true) as
  select contact_id, item_id, proposed_at from dispute_outcomes where state = 'proposed';
-- What a bureau confirmed or did not answer, and that no later round put right.
create view dispute_items_left with (security_invoker = true) as
  select i.contact_id, i.id, i.round_id, i.bureau from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
  where i.state in ('confirmed', 'unanswered') and not exists (
    select 1 from dispute_items n join dispute_rounds s on s.contact_id = n.contact_id and s.id = n.round_id
    where n.contact_id = i.contact_id and n.account_index = i.account_index and n.bureau = i.bureau and n.state in ('removed', 'corrected')
      and s.number > r.number);
create index dispute_items_unsettled on dispute_items (contact_id) where state in ('confirmed', 'unanswered');
create index dispute_items_put_right on dispute_items (contact_id, account_index, bureau) where state in ('removed', 'corrected');
create index dispute_items_waiting on dispute_items (contact_id, round_id, bureau) where state = 'in-progress';
create index dispute_items_by_letter on dispute_items (contact_id, round_id, bureau, state);
create index dispute_outcomes_proposed on dispute_outcomes (contact_id, item_id) include (proposed_at) where state = 'proposed';

-- letters: how far each letter is.
create view letter_ways with (security_invoker = true) as
  select contact_id, id, round_id, bureau, state, pdf_sha256, before_approvals, asks_client, created_at, asked_at, printed_at from letters where kind = 'round';

-- findings: when something was asked and answered.
create view finding_times with (security_invoker = true) as
  select contact_id, answer, asked_at, answered_at, disputed_at from finding_answers;

-- credit-reports: what was uploaded when. A combined report is made of these and is none itself.
create view credit_report_uploads with (security_invoker = true) as
  select contact_id, id, state, uploaded_at from credit_reports where source_format is distinct from 'combined';
create index credit_reports_to_read on credit_reports (contact_id, uploaded_at) where state in ('reading', 'questioned', 'manual', 'refused');

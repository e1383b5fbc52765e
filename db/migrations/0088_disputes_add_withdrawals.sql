-- An item of an opened round whose letter was not mailed can be withdrawn: what it said is no longer so (15 U.S.C. 1679b(a)(1)).
alter table dispute_items drop constraint dispute_items_state_check,
  add constraint dispute_items_state_check
    check (state in ('draft', 'in-progress', 'removed', 'corrected', 'confirmed', 'unanswered', 'withdrawn')),
  -- The reason, who withdrew it, and when.
  add column withdrawal_sealed bytea,
  add constraint dispute_items_withdrawal_check check ((state = 'withdrawn') = (withdrawal_sealed is not null));
-- disputes: what was sent to bureaus, and what came of it. What was withdrawn was never sent.
create or replace view dispute_item_results with (security_invoker = true) as
  select contact_id, id, round_id, bureau, kind, reason_code, instruction_code, state from dispute_items where state not in ('draft', 'withdrawn');

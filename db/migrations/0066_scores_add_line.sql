-- Scores of one line are comparable with each other: those of one model, or of one printed name where the model is not known. Along the
-- index the first and the last score of each line in a period are found without sorting.
alter table credit_scores add column line text not null
  generated always as (case when model = 'OTHER' then 'OTHER ' || model_printed else model end) stored;
create index credit_scores_in_lines on credit_scores (contact_id, bureau, line, scored_on, value) where removed_at is null;
drop index credit_scores_lines;
create or replace view score_values with (security_invoker = true) as
  select id, contact_id, bureau, model, model_printed, value, scored_on, line from credit_scores where removed_at is null;

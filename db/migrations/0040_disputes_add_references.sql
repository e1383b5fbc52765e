-- An item is found by its id alone when an outcome is written, and what an item or outcome rests on must exist.
alter table dispute_items add constraint dispute_items_id_key unique (id);
alter table dispute_item_sources
  add constraint dispute_item_sources_round_fkey foreign key (round_id) references dispute_rounds (id),
  add constraint dispute_item_sources_report_fkey foreign key (report_id) references credit_reports (id);
alter table dispute_outcomes
  add constraint dispute_outcomes_report_fkey foreign key (contact_id, report_id) references credit_reports (contact_id, id);
create index dispute_item_sources_by_round on dispute_item_sources (round_id);

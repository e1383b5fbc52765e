-- What is derived from reports, what clients said and what the record tells is sealed (docs/decisions). SQL cannot seal, so the columns are
-- made here, and the data steps of the features (dataSteps of their manifests) move each row and remove the old columns at the same start.
alter table activity add column content_sealed bytea;
alter table activity alter column summary drop not null;

alter table contact_notes add column body_sealed bytea;
alter table contact_notes alter column body drop not null;

alter table lead_calls add column note_sealed bytea;

-- Lines keep their bureau and key; their names are sealed. Names are asked for by their fingerprints whenever a report is read.
alter table credit_report_matches add column names_sealed bytea;
alter table credit_report_matches add column name_index_a bytea;
alter table credit_report_matches add column name_index_b bytea;
drop index credit_report_matches_creditors;
create index credit_report_matches_creditors on credit_report_matches (name_index_a, name_index_b)
  where kind = 'same' and undone_at is null and decided_by is not null;

alter table credit_report_events add column content_sealed bytea;
alter table credit_report_events alter column heading drop not null;
alter table credit_report_events alter column changes drop not null;

-- Fingerprint of an account's name and masked number at a bureau: items and their sources find each other by it.
alter table dispute_items add column account_index bytea;
alter table dispute_items add column content_sealed bytea;
alter table dispute_items alter column heading drop not null;
alter table dispute_items alter column reported drop not null;
alter table dispute_items alter column facts drop not null;
alter table dispute_item_sources add column account_index bytea;
alter table dispute_item_sources alter column heading drop not null;

alter table dispute_outcomes add column content_sealed bytea;
alter table dispute_outcomes add column note_sealed bytea;
alter table dispute_outcomes alter column explanation drop not null;
alter table dispute_outcomes alter column changes drop not null;
alter table dispute_outcomes alter column changes drop default;

alter table finding_answers add column matter_sealed bytea;
alter table finding_answers add column note_sealed bytea;
alter table finding_answers alter column question drop not null;
alter table finding_answers alter column heading drop not null;
alter table finding_answers alter column facts drop not null;
alter table finding_answers alter column facts drop default;

alter table client_statements add column words_sealed bytea;

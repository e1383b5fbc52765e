-- Who has stood longest in each stage of the work on clients, and who is on hold.
create index contacts_client_stages on contacts (stage, stage_since, id) where category = 'client' and archived_at is null;
create index contacts_clients_on_hold on contacts (stage, id) where category = 'client' and archived_at is null and on_hold_since is not null;
-- Rounds that wait for answers, the oldest first.
create index dispute_rounds_waiting on dispute_rounds (opened_at) where state = 'open';

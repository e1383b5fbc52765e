-- The queues of the Dispute Center keep views as well.
alter table views drop constraint views_page_check;
alter table views add constraint views_page_check check (page in ('contacts', 'leads', 'clients', 'activity', 'disputes'));

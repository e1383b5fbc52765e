-- What was made from a report names one that exists; reports are set aside but never deleted.
alter table monitoring_connections add constraint monitoring_connections_report_fkey foreign key (last_report_id) references credit_reports (id);
alter table monitoring_pulls add constraint monitoring_pulls_report_fkey foreign key (report_id) references credit_reports (id);
alter table credit_report_events add constraint credit_report_events_task_fkey foreign key (task_id) references tasks (id);

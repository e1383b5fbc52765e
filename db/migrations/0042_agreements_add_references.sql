-- Who recorded an agreement or uploads a file has an account; accounts are closed but never deleted.
alter table agreements add constraint agreements_recorded_by_fkey foreign key (recorded_by) references users (id);
alter table file_uploads add constraint file_uploads_user_fkey foreign key (user_id) references users (id);

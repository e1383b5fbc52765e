-- What the activity page filters by: the feature something happened in, who did it, and when.
alter table activity add column feature text not null generated always as (split_part(kind, '.', 1)) stored;
create index activity_by_feature on activity (feature, id desc);
create index activity_by_actor on activity (actor_id, id desc) where actor_id is not null;
create index activity_by_time on activity (at);

-- Further people a row is about, so that the timeline of each of ten thousand tells of a change of all.
alter table activity add column also_about uuid[];
create index activity_also_about on activity using gin (also_about) where also_about is not null;

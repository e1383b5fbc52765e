-- How often something was tried within the last minutes or hour, for limits that count over all processes of the office. `key` is a hash of
-- the limit and of whom it counts; `times` are the tries that still count, the latest last. Nothing counts after `ends_at`, and the row goes.
create table system_rate_counts (
  key bytea primary key,
  times timestamptz[] not null,
  ends_at timestamptz not null
);

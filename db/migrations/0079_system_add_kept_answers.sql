-- What a change answered to a request that named itself (Idempotency-Key), for a day: the same request again gets the same answer and
-- changes nothing.
create table system_kept_answers (
  user_id uuid not null references users(id),
  key text not null,
  endpoint text not null,
  input_hash bytea not null,
  answer_sealed bytea not null,
  at timestamptz not null,
  primary key (user_id, key)
);
create index system_kept_answers_by_time on system_kept_answers (at);

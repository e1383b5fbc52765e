-- What is usually asked for together, under a name, and within how many days.
create table document_request_sets (
  id uuid primary key,
  version int not null default 1,
  name text not null,
  -- Kinds of document, each with words where it takes some: [{"kind": "photo-id", "words": null}].
  documents jsonb not null,
  days int not null check (days between 0 and 90),
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index document_request_sets_by_name on document_request_sets (lower(name)) where removed_at is null;
insert into document_request_sets (id, name, documents, days, created_at) values
  ('0198b000-0000-7000-8000-000000000001', 'New client',
    '[{"kind": "photo-id", "words": null}, {"kind": "ssn-proof", "words": null}, {"kind": "address-proof", "words": null}, {"kind": "authorization", "words": null}]',
    7, now()),
  ('0198b000-0000-7000-8000-000000000002', 'After a round',
    '[{"kind": "bureau-answer", "words": null}, {"kind": "creditor-letter", "words": null}]', 14, now());

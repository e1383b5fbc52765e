-- That a client's agreement was signed, on paper or in another system, and whether it was cancelled. Until when the client may cancel is
-- worked out each time (features/agreements/rules), from the day of signing and the state the client lives in.
create table agreements (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  version integer not null default 1,
  signed_on date not null,
  -- The statement of 15 U.S.C. 1679c comes before the signature.
  disclosure_given_on date not null check (disclosure_given_on <= signed_on),
  how text not null check (how in ('paper', 'other-system')),
  note text,
  -- The day the client sent or gave notice: from then on it is cancelled, whenever it arrived.
  cancelled_on date check (cancelled_on >= signed_on),
  cancelled_how text check (cancelled_how in ('post', 'email', 'text', 'phone', 'in-person', 'other')),
  recorded_at timestamptz not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  -- Taken back because it was recorded by mistake; kept, and can be put back.
  removed_at timestamptz,
  primary key (contact_id, id),
  check ((cancelled_on is null) = (cancelled_how is null))
);
create unique index agreements_one_standing on agreements (contact_id) where removed_at is null and cancelled_on is null;

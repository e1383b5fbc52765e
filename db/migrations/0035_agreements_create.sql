-- That a client's agreement was signed, on paper or in another system, and whether it was cancelled. Until when the client may cancel is
-- worked out each time (features/agreements/rules), from the day of signing and the states. A contact may have several that stand, after a
-- merge of two records or when one is put back; which counts says features/agreements/rules/agreement-standing.ts.
create table agreements (
  contact_id uuid not null references contacts (id),
  id uuid not null unique,
  version integer not null default 1,
  signed_on date not null,
  -- The statement of 15 U.S.C. 1679c comes before the signature.
  disclosure_given_on date not null check (disclosure_given_on <= signed_on),
  how text not null check (how in ('paper', 'other-system')),
  note text,
  -- Where the client lived when it was recorded; null when that was not known. Moving does not shorten what runs.
  state text,
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

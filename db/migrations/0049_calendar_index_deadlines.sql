-- The calendar reads deadlines by their days, of all contacts.
create index agreements_by_signing on agreements (signed_on) where removed_at is null and cancelled_on is null;
create index letters_by_printing on letters (printed_at) where printed_at is not null;

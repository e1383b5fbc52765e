-- Who asked not to be contacted stays uncontacted when nothing else is kept of them: a keyed hash of the address, which no one reads back, and the
-- day of the request. There is no contact: the record is gone.
create table contact_suppressions (
  channel text not null check (channel in ('email', 'sms', 'call')),
  address_index bytea not null,
  at timestamptz not null,
  primary key (channel, address_index)
);

-- By which values of other features lists find a contact, such as how payments stand. A contact may be found under several values of
-- one facet; `category` is what it has to be for the value to count, and `created_at` is that of the contact, so that the newest of a
-- value are found along an index, however many there are.
create table contact_facets (
  contact_id uuid not null references contacts (id) on delete cascade,
  facet text not null,
  value text not null,
  category text not null,
  created_at timestamptz not null,
  primary key (contact_id, facet, value)
);
create index contact_facets_by_value on contact_facets (facet, value, created_at, contact_id);
alter table contact_facets enable row level security;
create policy portal on contact_facets using (contact_id = portal_contact());

insert into contact_facets (contact_id, facet, value, category, created_at)
  select id, 'billing', billing_standing, 'client', created_at from contacts where billing_standing is not null
  union all
  select id, 'billing', 'owing', 'client', created_at from contacts where billing_standing in ('past-due', 'payment-failed');
-- Takes its two indexes and its check along.
alter table contacts drop column billing_standing;

update exports set filter = (filter - 'billing') || jsonb_build_object('facets', jsonb_build_object('billing', filter -> 'billing'))
  where dataset = 'contacts' and filter ? 'billing';

-- Who saw the signed paper, and why it was recorded later than it was signed.
alter table agreements add attested_by text;
alter table agreements add attested_reason text;
update agreements set attested_by = recorded_by_name;
alter table agreements alter attested_by set not null;

-- The bureaus that the client's written instructions name (15 U.S.C. 1681b(a)(2)); null on other documents. Those of before name all three.
alter table document_checks add bureaus text[];
update document_checks set bureaus = '{EQ,EX,TU}' where kind = 'authorization';
alter table document_checks add check ((bureaus is null) = (kind <> 'authorization'));

-- Gates of a round that were passed with a reason: which, why and by whom, sealed for the round.
alter table dispute_rounds add overrides_sealed bytea;

-- Lists find clients by whether an agreement is recorded: in effect, or canceled. The values are those of features/agreements.
insert into contact_facets (contact_id, facet, value, category, created_at)
  select c.id, 'agreement', case when bool_or(a.cancelled_on is null and not exists (select 1 from agreements o
      where o.contact_id = a.contact_id and o.removed_at is null and o.cancelled_on > a.signed_on)) then 'recorded' else 'canceled' end,
    'client', c.created_at
  from agreements a join contacts c on c.id = a.contact_id where a.removed_at is null group by c.id
  on conflict do nothing;

-- letters: which letter of the library each written letter was made of, without what it says.
create view letter_sources with (security_invoker = true) as
  select l.contact_id, l.id as letter_id, l.source_letter_id, l.source_version_id, l.recipient, l.state, l.created_at, d.mailed_on
  from letters l left join lateral (select m.mailed_on from letter_mailing_days m where m.letter_id = l.id) d on true
  where l.kind = 'written';
-- The library counts them.
create index letters_by_source on letters (source_letter_id, id desc) where source_letter_id is not null;

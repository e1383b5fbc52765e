-- What clients said of an account before statements counted against reasons that contradict them (15 U.S.C. 1679b(a)(1)): who paid or closed
-- an account says that it is theirs.
insert into dispute_denials (contact_id, source_id, said, said_at, said_by, said_by_name, bureau, kind, line_key, reason_code)
  select contact_id, id, 'wrong', added_at, 'staff', added_by_name, bureau, 'tradeline', line_key,
    case kind when 'paid' then 'paid-or-settled' when 'closed-by-me' then 'closed-by-client' when 'accommodation' then 'payment-arrangement'
      else 'creditor-agreed' end
  from client_statements
  where kind in ('paid', 'closed-by-me', 'accommodation', 'loan-rehabilitated') and line_key is not null and removed_at is null
  on conflict do nothing;

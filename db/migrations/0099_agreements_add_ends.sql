-- An agreement also ends when its services were done, when its term is over, or when the office ends it.
alter table agreements drop constraint agreements_cancelled_how_check,
  add constraint agreements_cancelled_how_check
    check (cancelled_how in ('post', 'email', 'text', 'phone', 'in-person', 'portal', 'other', 'completed', 'expired', 'office'));

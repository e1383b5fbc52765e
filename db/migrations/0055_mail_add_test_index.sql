-- The newest test email, also among a million others.
create index mails_tests on mails (id) where kind = 'mail.test';

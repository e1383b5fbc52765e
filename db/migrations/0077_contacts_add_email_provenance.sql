-- Who entered the email address of a contact. A portal invitation goes to that address, so whoever entered it does not send the invitation.
-- Null: the person themself, with a web form, or a row of before this was kept.
alter table contacts add column email_by uuid references users(id);
-- A visitor of a web form added it to a record that was already here; anyone can send a form in another's name.
alter table contacts add column email_claimed boolean not null default false;

-- Clients whose password the office chose never proved their mailbox. They choose one of their own with "Forgot password?", by email.
update users set password_hash = null, valid_since = now() where kind = 'client' and not email_verified and deleted_at is null;
-- Where the login has another address than the contact, that email would go elsewhere: such a login ends, and the office invites again.
with ended as (
  update users u set deleted_at = now() from contacts c
  where c.id = u.contact_id and u.kind = 'client' and not u.email_verified and u.deleted_at is null and lower(c.email) is distinct from u.email
  returning u.id
)
delete from clients where user_id in (select id from ended);

update roles set permissions = array_replace(permissions, 'access:create-client-logins', 'access:reset-client-second-factor');

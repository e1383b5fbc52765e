import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { isPlainAddress } from '../../../mail/rules/mail-address.ts';
import { sendMail } from '../../../mail/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { writeInvitedElsewhere } from '../../rules/address-mails.ts';
import { lockFreeInvitee } from '../invitee.ts';
import { describeInvite, issueInvite } from '../invites.ts';

/** The contact's own address is told, so that an invitation which they did not ask for is noticed. */
export const inviteClientElsewhere: Operation<typeof accountsContract.inviteClientElsewhere> = async (call) => {
  const { db, scope, input, now, record, services } = call;
  const invitee = await lockFreeInvitee(db, input.contactId, () => input.email);
  if (isRefusal(invitee)) return invitee;
  const { contact, to } = invitee;
  const invite = await issueInvite(call, scope, to);
  if (contact.email !== null && contact.email.toLowerCase() !== invite.email && isPlainAddress(contact.email)) {
    const office = (await services.findOffice(db)).name;
    await sendMail(call, {
      kind: 'access.invitedElsewhere',
      to: contact.email,
      toName: to.name,
      contactId: contact.id,
      language: contact.language,
      ...writeInvitedElsewhere({ name: to.name, office, address: invite.email, language: contact.language }),
    });
  }
  record({
    contactId: contact.id,
    subject: { type: 'invite', id: invite.id },
    summary: `Invited to the portal at ${invite.email}, which is not the address on file`,
    after: { email: invite.email, expiresAt: invite.expiresAt.toISOString(), reason: input.reason },
  });
  return { invite: describeInvite(invite, now) };
};

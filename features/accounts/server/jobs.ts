import { z } from 'zod';
import { fitLine } from '../../../platform/base/one-line.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityEntry } from '../../../platform/server/activity-entry.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { isPlainAddress } from '../../mail/rules/mail-address.ts';
import { sendMail } from '../../mail/server/public.ts';
import { writeAddressChanged } from '../rules/address-mails.ts';
import { findClientLogin } from './store/client-logins.ts';
import { revokeInvitesTo } from './store/invites.ts';

const payload = z.object({ contactId: z.uuid(), from: z.string(), to: z.string().nullable() });
/** A lead without a login has nothing that another address could open. */
const TOLD = refuse('access.told', 'Another run told the address.');
const NOTHING_TO_TELL = refuse('access.nothingToTell', 'This contact is no client and has no portal login.');

export const isAddressChange = ({ before }: ActivityEntry): boolean => typeof before?.['email'] === 'string';
export const addressChangeOf = ({ contactId, before, after }: ActivityEntry): unknown => ({
  contactId,
  from: before?.['email'],
  to: after?.['email'] ?? null,
});

/** Tells the previous address of a client that another one is on file now, and revokes open invitations to it. */
export const tellAddressChange = defineJob({
  name: 'access.tellAddressChange',
  payload,
  retries: 5,
  run: async ({ contactId, from, to }, { change, settle }) => {
    await change('access.addressChangeTold', async (told) => {
      const { db, now, record, services } = told;
      if (!(await settle(db))) return TOLD;
      const contact = await findContactById(db, contactId);
      const revoked = await revokeInvitesTo(db, { contactId, email: from.toLowerCase() }, now);
      const login = await findClientLogin(db, contactId);
      if (!contact || !isPlainAddress(from) || (revoked === 0 && !login && contact.category !== 'client')) return NOTHING_TO_TELL;
      const name = fitLine(`${contact.firstName} ${contact.lastName}`);
      const office = (await services.findOffice(db)).name;
      await sendMail(told, {
        kind: 'access.contactAddressChanged',
        to: from,
        toName: name,
        contactId,
        language: contact.language,
        ...writeAddressChanged({ name, office, address: to, language: contact.language }),
      });
      record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `${from} was told that another email address is on file`,
      });
      return null;
    });
  },
});

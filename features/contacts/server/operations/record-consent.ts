import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { viewConsent } from '../consent-view.ts';
import { lockActiveContact } from '../lock-contact.ts';
import { insertConsents } from '../store/consents.ts';
import { findEffectiveConsents } from '../store/suppressions.ts';

const CHANNELS = { email: 'by email', sms: 'by text message', call: 'by phone' } as const;

export const recordConsent: Operation<typeof contactsContract.recordConsent> = async ({
  db,
  scope,
  input: { id, ...consent },
  now,
  services,
  record,
}) => {
  const contact = await lockActiveContact({ db, scope }, id);
  if (isRefusal(contact)) return contact;
  await insertConsents(db, [{ ...consent, id: newId(now), contactId: id, at: now, recorderId: scope.userId, recordedBy: scope.name }]);
  const { channel, given, source } = consent;
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${contact.name} ${given ? 'consented' : 'withdrew consent'} to be contacted ${CHANNELS[channel]}`,
    after: { channel, given, source },
  });
  return { consents: (await findEffectiveConsents(db, services.sealer, contact)).map(viewConsent) };
};

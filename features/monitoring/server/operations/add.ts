import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { aboutConnection, connectionExists, viewWritten } from '../connection-view.ts';
import { insertConnection } from '../store.ts';

export const add: Operation<typeof monitoringContract.add> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const contact = await takeOpenContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const id = newId(now);
  const { provider, status, username, nextRefreshOn } = input;
  const partnerReference = input.partnerReference === '' ? null : input.partnerReference;
  if (
    !(await insertConnection(db, services.sealer, {
      id,
      contactId: contact.id,
      provider,
      status,
      statusNote: null,
      username,
      partnerReference,
      nextRefreshOn,
      at: now,
    }))
  )
    return connectionExists();
  record({
    ...aboutConnection({ id, contactId: contact.id, provider }, 'noted'),
    after: { provider, status, nextRefreshOn, hasUsername: username !== null && username !== '' },
  });
  return viewWritten(call, id);
};

import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { describeConnection, connectionExists, viewConnection } from '../connection-view.ts';
import { insertConnection } from '../store.ts';

export const add: Operation<typeof monitoringContract.add> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const id = newId(now);
  const { provider, status, username, nextRefreshOn } = input;
  const partnerReference = input.partnerReference === '' ? null : input.partnerReference;
  const added = await insertConnection(db, services.sealer, {
    id,
    contactId: contact.id,
    provider,
    status,
    statusNote: null,
    username,
    partnerReference,
    nextRefreshOn,
    at: now,
  });
  if (!added) return connectionExists();
  record({
    ...describeConnection({ id, contactId: contact.id, provider }, 'noted'),
    after: { provider, status, nextRefreshOn, hasUsername: username !== null && username !== '' },
  });
  return viewConnection(added, services, now);
};

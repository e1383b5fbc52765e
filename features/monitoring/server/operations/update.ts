import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { aboutConnection, changedMeanwhile, connectionNotFound, viewWritten } from '../connection-view.ts';
import { findConnection, updateConnection } from '../store.ts';

const orNull = (text: string | null): string | null => (text === '' ? null : text);

export const update: Operation<typeof monitoringContract.update> = async (call) => {
  const { db, input, now, services, record } = call;
  const before = await findConnection(db, input.id);
  if (!before || before.removed) return connectionNotFound();
  const contact = await takeOpenContact(call, before.contactId);
  if (isRefusal(contact)) return contact;
  const { status, nextRefreshOn, changeUsername } = input;
  const [partnerReference, statusNote] = [orNull(input.partnerReference), orNull(input.statusNote)];
  const written = await updateConnection(db, services.sealer, input, {
    status,
    statusNote,
    nextRefreshOn,
    partnerReference,
    username: changeUsername ? input.username : undefined,
    at: now,
  });
  if (!written) return changedMeanwhile();
  record({
    ...aboutConnection(before, status === before.status ? 'changed' : `now ${status}`),
    before: {
      status: before.status,
      statusNote: before.statusNote,
      nextRefreshOn: before.nextRefreshOn,
      partnerReference: before.partnerReference,
    },
    after: { status, statusNote, nextRefreshOn, partnerReference, ...(changeUsername && { username: '(changed)' }) },
  });
  return viewWritten(call, before.id);
};

import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { aboutConnection, changedMeanwhile, connectionNotFound, viewWritten } from '../connection-view.ts';
import { findConnection, removeConnection } from '../store.ts';

export const remove: Operation<typeof monitoringContract.remove> = async (call) => {
  const { db, input, now, record } = call;
  const connection = await findConnection(db, input.id);
  if (!connection || connection.removed) return connectionNotFound();
  const contact = await takeOpenContact(call, connection.contactId);
  if (isRefusal(contact)) return contact;
  if (!(await removeConnection(db, connection.id, input.version, now))) return changedMeanwhile();
  record({ ...aboutConnection(connection, 'removed'), before: { removed: false }, after: { removed: true } });
  return viewWritten(call, connection.id);
};

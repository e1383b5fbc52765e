import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { monitoringContract } from '../../contract.ts';
import { aboutConnection, connectionExists, connectionNotFound, viewWritten } from '../connection-view.ts';
import { findConnection, restoreConnection } from '../store.ts';

export const restore: Operation<typeof monitoringContract.restore> = async (call) => {
  const { db, input, record } = call;
  const connection = await findConnection(db, input.id);
  if (!connection?.removed) return connectionNotFound();
  const contact = await takeOpenContact(call, connection.contactId);
  if (isRefusal(contact)) return contact;
  if (!(await restoreConnection(db, connection))) return connectionExists();
  record({ ...aboutConnection(connection, 'put back'), before: { removed: true }, after: { removed: false } });
  return viewWritten(call, connection.id);
};

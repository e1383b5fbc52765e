import type { Operation } from '../../../../platform/server/feature.ts';
import type { messagesContract } from '../../contract.ts';
import { noThread } from '../pages.ts';
import { findThread, markRead } from '../store.ts';

export const readMine: Operation<typeof messagesContract.readMine> = async ({ db, scope, input, now, services }) => {
  const thread = await findThread(db, services.sealer, input.id, scope.contactId);
  if (!thread) return noThread();
  await markRead(db, thread, 'client', now);
  return {};
};

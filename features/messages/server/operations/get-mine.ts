import type { Operation } from '../../../../platform/server/feature.ts';
import type { messagesContract } from '../../contract.ts';
import { noThread, pageOfMessages } from '../pages.ts';
import { findThread } from '../store.ts';

export const getMine: Operation<typeof messagesContract.getMine> = async ({ db, scope, input, services }) => {
  const thread = await findThread(db, services.sealer, input.id, scope.contactId);
  return thread ? pageOfMessages(db, services.sealer, { thread, side: 'client' }, input) : noThread();
};

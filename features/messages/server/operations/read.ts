import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { messagesContract } from '../../contract.ts';
import { noThread } from '../pages.ts';
import { findThread, markRead } from '../store.ts';

export const read: Operation<typeof messagesContract.read> = async ({ db, scope, input, now, services }) => {
  const thread = await findThread(db, services.sealer, input.id);
  if (!thread || !(await findContact(db, scope, thread.contactId))) return noThread();
  await markRead(db, thread, 'office', now);
  return {};
};

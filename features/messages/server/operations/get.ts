import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { messagesContract } from '../../contract.ts';
import { noThread, pageOfMessages } from '../pages.ts';
import { findThread } from '../store.ts';

export const get: Operation<typeof messagesContract.get> = async ({ db, scope, input, services, shows }) => {
  const thread = await findThread(db, services.sealer, input.id);
  if (!thread || !(await findContact(db, scope, thread.contactId))) return noThread();
  const page = await pageOfMessages(db, services.sealer, { thread, side: 'office' }, input);
  if (!isRefusal(page)) shows(thread.contactId);
  return page;
};

import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { messagesContract } from '../../contract.ts';
import { refuseFlood } from '../flood.ts';
import { aboutMessage } from '../message-view.ts';
import { noThread, threadNow } from '../pages.ts';
import { addMessage, findThread } from '../store.ts';

export const replyMine: Operation<typeof messagesContract.replyMine> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const { contactId, userId, name } = scope;
  const thread = await findThread(db, services.sealer, input.id, contactId);
  if (!thread) return noThread();
  const flood = await refuseFlood(db, contactId, now);
  if (flood) return flood;
  const message = {
    id: newId(now),
    threadId: thread.id,
    contactId,
    at: now,
    from: 'client',
    by: { userId, name },
    body: input.body,
  } as const;
  await addMessage(db, services.sealer, message);
  record(aboutMessage(thread, `Message received from ${name}`, false));
  return threadNow(db, services.sealer, thread.id, 'client');
};

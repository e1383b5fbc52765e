import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { messagesContract } from '../../contract.ts';
import { refuseFlood } from '../flood.ts';
import { aboutMessage } from '../message-view.ts';
import { threadNow } from '../pages.ts';
import { insertThread } from '../store.ts';

export const startMine: Operation<typeof messagesContract.startMine> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const { contactId, userId, name } = scope;
  const flood = await refuseFlood(db, contactId, now);
  if (flood) return flood;
  const [threadId, id] = [newId(now), newId(now)];
  await insertThread(
    db,
    services.sealer,
    { id, threadId, contactId, at: now, from: 'client', by: { userId, name }, body: input.body },
    input.subject,
  );
  record(aboutMessage({ id: threadId, contactId }, `Message received from ${name}`, true));
  return threadNow(db, services.sealer, threadId, 'client');
};

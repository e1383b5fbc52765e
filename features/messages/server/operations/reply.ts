import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { messagesContract } from '../../contract.ts';
import { aboutMessage } from '../message-view.ts';
import { noThread, threadNow } from '../pages.ts';
import { addMessage, findThread } from '../store.ts';
import { tellClient } from '../tell-client.ts';

export const reply: Operation<typeof messagesContract.reply> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const thread = await findThread(db, services.sealer, input.id);
  if (!thread) return noThread();
  const contact = await lockActiveContact({ db, scope }, thread.contactId);
  if (isRefusal(contact)) return contact.code === 'contacts.notFound' ? noThread() : contact;
  const message = {
    id: newId(now),
    threadId: thread.id,
    contactId: contact.id,
    at: now,
    from: 'office',
    by: scope,
    body: input.body,
  } as const;
  await addMessage(db, services.sealer, message);
  const told = await tellClient(call, contact);
  record(aboutMessage(thread, `Message sent to ${contact.name}${told ? '' : ', without an email'}`, false));
  return threadNow(db, services.sealer, thread.id, 'office');
};

import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { messagesContract } from '../../contract.ts';
import { aboutMessage } from '../message-view.ts';
import { threadNow } from '../pages.ts';
import { insertThread } from '../store.ts';
import { tellClient } from '../tell-client.ts';

export const start: Operation<typeof messagesContract.start> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const [threadId, id] = [newId(now), newId(now)];
  const message = { id, threadId, contactId: contact.id, at: now, from: 'office', by: scope, body: input.body } as const;
  await insertThread(db, services.sealer, message, input.subject);
  const told = await tellClient(call, contact);
  record(aboutMessage({ id: threadId, contactId: contact.id }, `Message sent to ${contact.name}${told ? '' : ', without an email'}`, true));
  return threadNow(db, services.sealer, threadId, 'office');
};

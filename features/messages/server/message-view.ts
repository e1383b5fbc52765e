import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Message, MessageSide, MessageThread } from '../contract.ts';
import { excerptOf } from '../rules/excerpt.ts';
import type { StoredMessage, StoredThread } from './store.ts';

/** A thread as one side sees it. */
export function viewThread(thread: StoredThread, side: MessageSide): MessageThread {
  const { id, contactId, subject, lastMessage, lastFrom, lastAt, clientReadAt, officeReadAt } = thread;
  const readAt = side === 'client' ? clientReadAt : officeReadAt;
  return {
    id,
    contactId,
    subject,
    lastMessage: lastMessage === null ? null : excerptOf(lastMessage),
    lastFrom,
    lastAt: lastAt.toISOString(),
    unread: lastFrom !== side && (readAt === null || readAt < lastAt),
  };
}

export const viewMessage = ({ id, sentAt, sentFrom, senderName, body }: StoredMessage): Message => ({
  id,
  at: sentAt.toISOString(),
  from: sentFrom,
  name: senderName,
  body,
});

/** What is recorded of a message: that it was written, and nothing of what it says. */
export function aboutMessage(
  { id, contactId }: Pick<StoredThread, 'id' | 'contactId'>,
  summary: string,
  isFirst: boolean,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary' | 'after'> {
  return { contactId, subject: { type: 'message-thread', id }, summary, after: { isFirst } };
}

// Threads and the messages in one, for the portal and for the office: they differ in their words, and in whose messages are one's own.
import type { ReactElement } from 'react';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import type { Message, MessageSide, MessageThread } from '../contract.ts';
import classes from './Messages.module.css';

interface ThreadListProps {
  readonly threads: readonly MessageThread[];
  readonly texts: {
    readonly threads: string;
    readonly thread: string;
    readonly noMessages: string;
    readonly unread: string;
  };
  readonly onOpen: (id: string) => void;
}

/** Each with its subject and the beginning of its last message. */
export function ThreadList({ threads, texts, onOpen }: ThreadListProps): ReactElement {
  const dates = useDates();
  return (
    <ul className={classes['list']} aria-label={texts.threads}>
      {threads.map(({ id, subject, lastMessage, lastAt, unread }) => (
        <li key={id} className={classes['thread']}>
          <button type="button" className={classes['open']} onClick={() => onOpen(id)}>
            <span className={classes['head']}>
              <span>
                {unread && `${texts.unread} · `}
                {subject ?? texts.thread}
              </span>
              <time dateTime={lastAt} title={dates.dateTime(lastAt)}>
                {dates.date(lastAt)}
              </time>
            </span>
            <span className={unread ? classes['new'] : classes['excerpt']}>{lastMessage ?? texts.noMessages}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MessageListProps {
  /** In the order in which they were written. */
  readonly messages: readonly Message[];
  readonly label: string;
  readonly own: MessageSide;
  /** What one's own messages are signed with, instead of the name. */
  readonly you?: string;
}

export function MessageList({ messages, label, own, you }: MessageListProps): ReactElement {
  const dates = useDates();
  return (
    <ol className={classes['messages']} aria-label={label}>
      {messages.map(({ id, at, from, name, body }) => (
        <li key={id} className={classes['message']} data-own={from === own || undefined}>
          <div className={classes['by']}>
            <bdi>{from === own && you !== undefined ? you : name}</bdi> · <time dateTime={at}>{dates.dateTime(at)}</time>
          </div>
          <p className={classes['body']}>{body}</p>
        </li>
      ))}
    </ol>
  );
}

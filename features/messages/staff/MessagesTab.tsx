// Messages with one person: the threads, the one that is open, and a new one.
import { Button, Group, Stack, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { ContactTabProps } from '../../contacts/contract.ts';
import { MessageList, ThreadList } from '../portal/MessageList.tsx';
import { WriteMessage } from '../portal/WriteMessage.tsx';
import { api, threadOptions, threadsOptions } from './queries.ts';

const TEXTS = {
  threads: 'Threads',
  thread: 'Thread',
  noMessages: 'No messages',
  unread: 'New',
  write: 'Write a message',
  subject: 'Subject',
  body: 'Message',
  send: 'Send',
  leave: 'Close',
} as const;

export function MessagesTab({ contactId, archived }: ContactTabProps): ReactElement {
  const maySend = useMay()('messages:send') && !archived;
  const [open, setOpen] = useState<string>();
  return open === undefined ? (
    <Threads contactId={contactId} maySend={maySend} onOpen={setOpen} />
  ) : (
    <Thread key={open} id={open} maySend={maySend} onLeave={() => setOpen(undefined)} />
  );
}

interface ThreadsProps {
  readonly contactId: string;
  readonly maySend: boolean;
  readonly onOpen: (id: string) => void;
}

function Threads({ contactId, maySend, onOpen }: ThreadsProps): ReactElement {
  const list = useInfiniteQuery(threadsOptions(contactId));
  const start = useChange(api.start);
  const [isWriting, setWriting] = useState(false);
  const threads = list.data?.pages.flatMap(({ rows }) => rows);
  if (!threads) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />;
  const write = maySend && !isWriting && <Button onClick={() => setWriting(true)}>Write a message</Button>;
  return (
    <Stack gap="lg" maw={720}>
      {isWriting && (
        <WriteMessage
          texts={TEXTS}
          draft={`message:to:${contactId}`}
          hasSubject
          send={(message) => start.run({ contactId, ...message })}
          onSent={onOpen}
          onLeave={() => setWriting(false)}
        />
      )}
      {threads.length === 0 ? (
        !isWriting && (
          <EmptyState
            sentence="No messages yet. The client reads them in the portal and is told by email that one is there."
            action={write}
          />
        )
      ) : (
        <>
          {write && <Group>{write}</Group>}
          <ThreadList threads={threads} texts={TEXTS} onOpen={onOpen} />
        </>
      )}
      {list.hasNextPage && (
        <Group>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Thread({ id, maySend, onLeave }: { readonly id: string; readonly maySend: boolean; readonly onLeave: () => void }): ReactElement {
  const list = useInfiniteQuery(threadOptions(id));
  const reply = useChange(api.reply);
  const { start: markRead } = useChange(api.read);
  const [first] = list.data?.pages ?? [];
  const unread = first?.thread.unread === true && maySend;
  useEffect(() => {
    if (unread) markRead({ id });
  }, [unread, markRead, id]);
  const messages = list.data?.pages.flatMap(({ rows }) => rows).toReversed() ?? [];
  return (
    <Stack gap="md" maw={720}>
      <Group>
        <Button variant="subtle" size="compact-sm" onClick={onLeave}>
          All threads
        </Button>
      </Group>
      {!first && (list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />)}
      {first && (
        <>
          <Title order={2}>{first.thread.subject ?? TEXTS.thread}</Title>
          {list.hasNextPage && (
            <Group>
              <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Older messages
              </Button>
            </Group>
          )}
          <MessageList messages={messages} label="Conversation" own="office" />
          {maySend && (
            <WriteMessage
              texts={{ ...TEXTS, body: 'Answer' }}
              draft={`message:${id}`}
              hasSubject={false}
              send={({ body }) => reply.run({ id, body })}
              onSent={() => undefined}
            />
          )}
        </>
      )}
    </Stack>
  );
}

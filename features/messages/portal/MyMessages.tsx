// The client's messages: the threads, and the one that is open.
import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { isPreview } from '../../../platform/web/identity/preview.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { MessageList, ThreadList } from './MessageList.tsx';
import { api, myThreadOptions, myThreadsOptions } from './queries.ts';
import { messageTexts } from './texts.ts';
import { WriteMessage } from './WriteMessage.tsx';

interface MyMessagesProps {
  /** The thread that is open; undefined for the list. */
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

export function MyMessages({ open, onOpen }: MyMessagesProps): ReactElement {
  return open === undefined ? <Threads onOpen={onOpen} /> : <Thread key={open} id={open} onLeave={() => onOpen(undefined)} />;
}

function Threads({ onOpen }: { readonly onOpen: (id: string) => void }): ReactElement {
  const texts = useTexts(messageTexts);
  const list = useInfiniteQuery(myThreadsOptions());
  const start = useChange(api.startMine);
  const [isWriting, setWriting] = useState(false);
  const threads = list.data?.pages.flatMap(({ rows }) => rows);
  return (
    <>
      {isWriting ? (
        <WriteMessage
          texts={texts}
          draft="message:new"
          hasSubject
          size="md"
          send={(message) => start.run(message)}
          onSent={onOpen}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <Button size="md" mb="lg" onClick={() => setWriting(true)}>
          {texts.write}
        </Button>
      )}
      {!threads && (list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={3} />)}
      {threads?.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {threads && threads.length > 0 && <ThreadList threads={threads} texts={texts} onOpen={onOpen} />}
      {list.hasNextPage && (
        <Button mt="md" variant="default" size="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Thread({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }): ReactElement {
  const texts = useTexts(messageTexts);
  const list = useInfiniteQuery(myThreadOptions(id));
  const reply = useChange(api.replyMine);
  const read = useChange(api.readMine);
  const [first] = list.data?.pages ?? [];
  const unread = first?.thread.unread === true && !isPreview();
  const { start: markRead } = read;
  useEffect(() => {
    if (unread) markRead({ id });
  }, [unread, markRead, id]);
  const messages = list.data?.pages.flatMap(({ rows }) => rows).toReversed() ?? [];
  return (
    <>
      <Button variant="subtle" size="compact-md" mb="md" onClick={onLeave}>
        {texts.all}
      </Button>
      {!first && (list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={3} />)}
      {first && (
        <>
          <h2>{first.thread.subject ?? texts.thread}</h2>
          {list.hasNextPage && (
            <Button mb="md" variant="default" size="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {texts.older}
            </Button>
          )}
          <MessageList messages={messages} label={texts.conversation} own="client" you={texts.you} />
          <WriteMessage
            texts={{ ...texts, body: texts.reply }}
            draft={`message:${id}`}
            hasSubject={false}
            size="md"
            send={({ body }) => reply.run({ id, body })}
            onSent={() => undefined}
          />
        </>
      )}
    </>
  );
}

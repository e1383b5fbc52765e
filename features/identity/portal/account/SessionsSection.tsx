import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatDistance } from '../../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { signOut } from '../../../../platform/web/identity/identity.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';
import { accountApi, ownSessionsOptions, type OwnSession } from './queries.ts';
import { Section } from './Section.tsx';
import { useTask } from './use-task.ts';

export function SessionsSection(): ReactElement {
  const { size } = useAccountPage();
  const endOne = useChange(accountApi.endOwnSession);
  const endEach = useChange(accountApi.endAllOwnSessions, { onMade: signOut });
  const list = useInfiniteQuery(ownSessionsOptions());
  const task = useTask('That did not work. Please try again.');
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? [];
  const end = ({ id, isThis }: OwnSession): void =>
    task.start(async () => {
      if (isThis) await signOut();
      else await endOne.run({ sessionId: id });
    });
  const endAll = (): void =>
    task.start(async () => {
      await endEach.run({});
    });
  return (
    <Section title="Where you are signed in" problem={task.problem}>
      {list.error && <RefusalNote error={list.error} />}
      {list.isPending && <LoadingLines lines={3} />}
      <ul className={classes['list']}>
        {sessions.map((session) => (
          <li key={session.id} className={classes['row']}>
            <div>
              <Text fw={500}>
                {session.device}
                {session.isThis && (
                  <Text span c="dimmed" ml={8}>
                    This browser
                  </Text>
                )}
              </Text>
              <Text c="dimmed">
                {session.provider === 'google.com' ? 'With Google, last seen' : 'Last seen'} {formatDistance(session.lastSeenAt)}
              </Text>
            </div>
            <Button
              variant="default"
              size={size}
              disabled={task.busy}
              aria-label={`Sign out ${session.device}${session.isThis ? ', this browser' : ''}`}
              onClick={() => end(session)}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        {list.hasNextPage && (
          <Button variant="default" size={size} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        )}
        <Button variant="default" size={size} loading={task.busy} onClick={endAll}>
          Sign out everywhere
        </Button>
      </Group>
    </Section>
  );
}

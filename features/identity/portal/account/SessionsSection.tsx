import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDates } from '../../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { signOut } from '../../../../platform/web/identity/identity.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';
import { accountApi, ownSessionsOptions, type OwnSession } from './queries.ts';
import { Section } from './Section.tsx';
import { accountTexts } from './texts.ts';
import { useTask } from './use-task.ts';

export function SessionsSection(): ReactElement {
  const { size } = useAccountPage();
  const all = useTexts(accountTexts);
  const texts = all.sessions;
  const dates = useDates();
  const endOne = useChange(accountApi.endOwnSession);
  const endEach = useChange(accountApi.endAllOwnSessions, { onMade: signOut });
  const list = useInfiniteQuery(ownSessionsOptions());
  const task = useTask(all.didNotWork);
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
    <Section title={texts.title} problem={task.problem}>
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
                    {texts.thisBrowser}
                  </Text>
                )}
              </Text>
              <Text c="dimmed">
                {session.provider === 'google.com'
                  ? texts.seenGoogle(dates.distance(session.lastSeenAt))
                  : texts.seen(dates.distance(session.lastSeenAt))}
              </Text>
            </div>
            <Button
              variant="default"
              size={size}
              disabled={task.busy}
              aria-label={session.isThis ? texts.signOutHere(session.device) : texts.signOutOf(session.device)}
              onClick={() => end(session)}
            >
              {texts.signOut}
            </Button>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        {list.hasNextPage && (
          <Button variant="default" size={size} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
        <Button variant="default" size={size} loading={task.busy} onClick={endAll}>
          {texts.everywhere}
        </Button>
      </Group>
    </Section>
  );
}

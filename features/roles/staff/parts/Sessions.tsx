import { Anchor, Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange, type Change } from '../../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { rolesApi, sessionsOptions, type Person, type Session } from '../queries.ts';

/** Where a person is signed in; each can be ended. */
export function Sessions({ person }: { readonly person: Person }): ReactElement {
  const list = useInfiniteQuery(sessionsOptions(person.id));
  const end = useChange(rolesApi.endSession);
  const mayEnd = useMay()('roles:end-sessions') && !person.isMe;
  return (
    <>
      {person.isMe && (
        <Text c="dimmed" mb="sm">
          This is you. Your own browsers are signed out under{' '}
          <Anchor component={AppLink} href="/settings" underline="always">
            Settings
          </Anchor>
          .
        </Text>
      )}
      <RefusalNote error={end.error} />
      <DataTable
        label="Devices"
        columns={columns(person.id, mayEnd ? end : undefined)}
        rows={list.data?.pages.flatMap(({ sessions }) => sessions)}
        rowKey={({ id }) => id}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="This person is not signed in anywhere." />}
      />
    </>
  );
}

function columns(userId: string, end: Change<{ userId: string; sessionId: string }, unknown> | undefined): readonly Column<Session>[] {
  return [
    {
      key: 'device',
      header: 'Browser',
      cell: ({ device, isThis }) => (
        <>
          {device}
          {isThis && (
            <Text span c="dimmed" ml={8}>
              this one
            </Text>
          )}
        </>
      ),
    },
    { key: 'provider', header: 'Signed in with', width: 140, cell: ({ provider }) => (provider === 'password' ? 'Password' : 'Google') },
    { key: 'opened', header: 'Since', width: 200, cell: ({ openedAt }) => <DateText at={openedAt} /> },
    { key: 'seen', header: 'Last seen', width: 200, cell: ({ lastSeenAt }) => <DateText at={lastSeenAt} /> },
    ...(end
      ? [
          {
            key: 'end',
            header: 'Action',
            width: 112,
            cell: ({ id, device }: Session) => (
              <Button
                size="xs"
                variant="default"
                aria-label={`Sign out of ${device}`}
                loading={end.isPending && end.input?.sessionId === id}
                onClick={() => end.start({ userId, sessionId: id })}
              >
                Sign out
              </Button>
            ),
          },
        ]
      : []),
  ];
}

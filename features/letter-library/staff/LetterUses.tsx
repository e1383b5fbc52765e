import { Anchor, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import classes from '../../../platform/web/document/FindingList.module.css';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { usePagesOptions } from './queries.ts';

/** Letters that were written with this one, newest first. */
export function LetterUses({ id }: { readonly id: string }): ReactElement {
  const list = useInfiniteQuery(usePagesOptions(id));
  const uses = list.data?.pages.flatMap((page) => page.rows);
  if (list.error) return <RefusalNote error={list.error} />;
  if (!uses) return <LoadingLines />;
  if (uses.length === 0) return <EmptyState sentence="No letter was written with it yet." />;
  return (
    <>
      <ul className={classes['list']} aria-label="Used for">
        {uses.map(({ letterId, contactId, contactName, recipient, number, createdAt, mailedOn }) => (
          <li key={letterId} className={classes['finding']}>
            <Anchor component={AppLink} href={`/contacts/${contactId}?tab=letters`}>
              <bdi>{contactName}</bdi>
            </Anchor>{' '}
            to <bdi>{recipient}</bdi>
            <Text size="xs" c="dimmed">
              Version {number} · written {formatOfficeMoment(createdAt)} ·{' '}
              {mailedOn === null ? 'not mailed' : `mailed ${formatDate(mailedOn)}`}
            </Text>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Group mt="xs">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}

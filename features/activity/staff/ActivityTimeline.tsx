import { Anchor, Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { EmptyState } from '../../../platform/web/EmptyState.tsx';
import { formatDate, formatDateTime, formatTime } from '../../../platform/web/format-date.ts';
import { LoadingLines } from '../../../platform/web/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import type { ActivityRow } from '../contract.ts';
import classes from './ActivityTimeline.module.css';
import { activityPagesOptions } from './queries.ts';

interface ActivityTimelineProps {
  /** Only what happened to this contact. */
  readonly contactId?: string;
  /** Rows a page. */
  readonly limit?: number;
  readonly headingOrder?: 2 | 3;
}

/** What happened, newest first, by day. */
export function ActivityTimeline({ contactId, limit = 50, headingOrder = 2 }: ActivityTimelineProps): ReactElement {
  const list = useInfiniteQuery(activityPagesOptions(contactId, limit));
  if (!list.data) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState sentence="Nothing has happened yet." />;
  const Heading = `h${headingOrder}` as const;
  return (
    <div>
      {groupByDay(rows).map(({ day, entries }) => (
        <section key={day} className={classes['day']}>
          <Heading>{day}</Heading>
          <ol>
            {entries.map((row) => (
              <li key={row.id}>
                <time dateTime={row.at} title={formatDateTime(row.at)}>
                  {formatTime(row.at)}
                </time>
                <div>
                  {contactId === undefined && row.contactId !== null ? (
                    <Anchor component={AppLink} href={`/contacts/${row.contactId}`} c="inherit">
                      {row.summary}
                    </Anchor>
                  ) : (
                    row.summary
                  )}
                  <Text size="xs" c="dimmed">
                    {row.actor.kind === 'system' ? 'Redress' : row.actor.name}
                  </Text>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {list.hasNextPage && (
        <Button variant="default" size="xs" mt="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </div>
  );
}

function groupByDay(rows: readonly ActivityRow[]): readonly { readonly day: string; readonly entries: readonly ActivityRow[] }[] {
  const days = new Map<string, ActivityRow[]>();
  for (const row of rows) {
    const day = formatDate(row.at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}

import { Anchor, Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDate, formatDateTime, formatTime } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useScreenWords } from '../../../platform/web/screen-words.ts';
import type { ActivityFilter, ActivityRow } from '../contract.ts';
import { nameActor } from '../rules/name-actor.ts';
import classes from './ActivityTimeline.module.css';
import { activityPagesOptions } from './queries.ts';
import { pageOf } from './subject-pages.ts';

interface ActivityTimelineProps {
  /** Only what happened to this contact. */
  readonly contactId?: string;
  /** Only what fits these as well. */
  readonly filter?: ActivityFilter;
  /** Rows a page. */
  readonly limit?: number;
  readonly headingOrder?: 2 | 3;
  /** Shown below the oldest row, for contacts that have no row of their own, such as imported ones. */
  readonly beginning?: ActivityRow | undefined;
  /** Said when there is nothing. */
  readonly nothing?: string;
}

/** What happened, newest first, by day. */
export function ActivityTimeline({
  contactId,
  filter,
  limit = 50,
  headingOrder = 2,
  beginning,
  nothing = 'No activity yet.',
}: ActivityTimelineProps): ReactElement {
  const list = useInfiniteQuery(activityPagesOptions({ ...filter, ...(contactId !== undefined && { contactId }) }, limit));
  if (!list.data) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />;
  const rows = [...list.data.pages.flatMap((page) => page.rows), ...(beginning && !list.hasNextPage ? [beginning] : [])];
  // A person who may see few rows can get an empty page before a full one.
  if (rows.length === 0 && !list.hasNextPage) return <EmptyState sentence={nothing} />;
  const Heading = `h${headingOrder}` as const;
  return (
    <div>
      {groupByDay(rows).map(({ day, entries }) => (
        <section key={day} className={classes['day']}>
          <Heading>{day}</Heading>
          <ol>
            {entries.map((row) => (
              <ActivityItem key={row.id} row={row} linked={contactId === undefined} />
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

/** One row; what it replaced is folded in below. */
function ActivityItem({ row, linked }: { readonly row: ActivityRow; readonly linked: boolean }): ReactElement {
  const { subjectPages } = useScreenWords();
  const href = linked ? pageOf(row, subjectPages) : undefined;
  const who = <bdi>{nameActor(row.actor)}</bdi>;
  return (
    <li>
      <time dateTime={row.at} title={formatDateTime(row.at)}>
        {formatTime(row.at)}
      </time>
      <div>
        {href === undefined ? (
          row.summary
        ) : (
          <Anchor component={AppLink} href={href} c="inherit">
            {row.summary}
          </Anchor>
        )}
        {row.changes.length === 0 ? (
          <Text size="xs" c="dimmed">
            {who}
          </Text>
        ) : (
          <details className={classes['changes']}>
            <summary>{who} · details</summary>
            <dl>
              {row.changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>
                    {before !== null && (
                      <>
                        <del>{before}</del> <span aria-hidden="true">→</span>{' '}
                      </>
                    )}
                    {after ?? 'removed'}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
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

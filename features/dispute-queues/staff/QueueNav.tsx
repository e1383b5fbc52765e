import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { QUEUE_RULES, QUEUES, type Queue } from '../rules/queues.ts';
import classes from './QueueNav.module.css';

interface QueueNavProps {
  readonly queue: Queue;
  readonly search: ListSearch;
  /** Undefined while they load. */
  readonly counts: Readonly<Partial<Record<Queue, number>>> | undefined;
}

/** The queues with their counts. Each is a link, so that it can be opened beside, kept and shared; filters stay. */
export function QueueNav({ queue, search, counts }: QueueNavProps): ReactElement {
  return (
    <nav aria-label="Queues" className={classes['queues']}>
      {QUEUES.map((key) => {
        const next = withSearch(search, { queue: key === 'open' ? undefined : key, view: undefined });
        const count = counts?.[key];
        return (
          <AppLink
            key={key}
            href={`/dispute-center${Object.keys(next).length > 0 ? `?${new URLSearchParams(next).toString()}` : ''}`}
            className={classes['queue']}
            data-late={key === 'overdue' && count !== undefined && count > 0 ? true : undefined}
            aria-current={key === queue ? 'page' : undefined}
          >
            {QUEUE_RULES[key].label} <span className={classes['count']}>{count === undefined ? '…' : count.toLocaleString('en-US')}</span>
          </AppLink>
        );
      })}
    </nav>
  );
}

// The processor's morning: what waits in disputes, in queues. Which client a row is about opens with it; the work on them is on other pages.
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { DataTable } from '../../../platform/web/table/DataTable.tsx';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { useChosenColumns } from '../../../platform/web/table/use-chosen-columns.ts';
import type { QueueRow } from '../contract.ts';
import { NARROWING, readQueueSearch } from '../rules/queue-search.ts';
import { QUEUE_RULES, type Queue } from '../rules/queues.ts';
import { QueueNav } from './QueueNav.tsx';
import { queueColumns, type QueueColumn } from './queue-columns.tsx';
import { countsOptions, rowsOptions } from './queries.ts';
import { useChosenClients } from './use-chosen-clients.ts';

export interface QueueToolbarProps {
  readonly columns: readonly QueueColumn[];
  readonly shown: readonly QueueColumn[];
  readonly onColumns: (keys: readonly string[] | undefined) => void;
  readonly onClear: () => void;
}
export interface QueueSelectionProps {
  readonly contacts: readonly { readonly id: string; readonly version: number }[];
  readonly clear: () => void;
}

interface QueuesPageProps {
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
  /** Search, filters, columns and views, as lists of contacts have them. */
  readonly toolbar: (props: QueueToolbarProps) => ReactNode;
  /** What can be done with the selected clients. */
  readonly selectionBar: (props: QueueSelectionProps) => ReactNode;
}

const NO_ROWS: readonly QueueRow[] = [];

export function QueuesPage({ search, onSearch, toolbar, selectionBar }: QueuesPageProps): ReactElement {
  const { me } = useColleagues();
  const may = useMay();
  const question = useMemo(() => readQueueSearch(search, me), [search, me]);
  const { queue } = question;
  const isReady = search['owner'] !== 'me' || me !== undefined;
  const list = useInfiniteQuery({ ...rowsOptions(question), enabled: isReady });
  const counts = useQuery({ ...countsOptions(question), enabled: isReady });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const columns = useMemo(() => queueColumns(queue), [queue]);
  const { shown, choose } = useChosenColumns('Dispute queues', columns, search, onSearch);
  const chosen = useChosenClients(rows ?? NO_ROWS);
  const isNarrowed = NARROWING.some((key) => search[key] !== undefined);
  const onClear = (): void => onSearch(withSearch(search, Object.fromEntries([...NARROWING, 'view'].map((key) => [key, undefined]))));
  return (
    <>
      <PageHeader title="Dispute Center" />
      <QueueNav queue={queue} search={search} counts={counts.data?.counts} />
      <section aria-label={QUEUE_RULES[queue].label}>
        {toolbar({ columns, shown, onColumns: choose, onClear })}
        <DataTable
          sheet
          label={QUEUE_RULES[queue].label}
          columns={shown}
          rows={rows}
          rowKey={(row) => `${row.contactId} ${row.round?.id ?? ''}`}
          rowHref={(row) => hrefOf(queue, row)}
          error={list.error}
          selection={may('contacts:update-many') ? chosen.table : undefined}
          more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage, auto: true } : undefined}
          empty={
            <EmptyState
              sentence={isNarrowed ? 'No client matches.' : QUEUE_RULES[queue].empty}
              action={
                isNarrowed ? (
                  <Button variant="default" onClick={onClear}>
                    Clear filters
                  </Button>
                ) : (
                  <Button variant="default" component={AppLink} href="/client-management">
                    Go to clients
                  </Button>
                )
              }
            />
          }
        />
        {selectionBar({ contacts: chosen.contacts, clear: chosen.clear })}
      </section>
    </>
  );
}

/** Where the work of a queue is done. */
function hrefOf(queue: Queue, { contactId }: QueueRow): string {
  if (queue === 'read' || queue === 'findings') return `/contacts/${contactId}?tab=reports`;
  if (queue === 'client' || queue === 'approve' || queue === 'print') return `/contacts/${contactId}?tab=letters`;
  return queue === 'graduate' ? `/contacts/${contactId}` : `/dispute-center?contact=${contactId}`;
}

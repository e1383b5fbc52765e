// Documents that clients were asked for, by the day they are due.
import { Button, Group, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { DocumentRequest } from '../contract.ts';
import { requestPagesOptions } from './queries.ts';
import { RequestSets } from './RequestSets.tsx';
import { nameOfRequest, RequestState } from './RequestsPart.tsx';

export function RequestList(): ReactElement {
  const [search, change] = useSearchParams();
  const [isShowingSets, setSets] = useState(false);
  const isAll = search['show'] === 'all';
  const show = search['show'] === 'late' ? ('late' as const) : ('waiting' as const);
  const list = useInfiniteQuery(requestPagesOptions(isAll ? {} : { show }));
  return (
    <>
      <Group gap="sm" align="flex-end" mb="md">
        <NativeSelect
          label="Show"
          w={{ base: '100%', xs: 220 }}
          value={isAll ? 'all' : show}
          onChange={(event) => change({ show: event.currentTarget.value === 'waiting' ? undefined : event.currentTarget.value })}
          data={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'late', label: 'Late' },
            { value: 'all', label: 'All' },
          ]}
        />
        <Button variant="default" onClick={() => setSets(true)}>
          Sets of documents
        </Button>
      </Group>
      {isShowingSets && <RequestSets onClose={() => setSets(false)} />}
      <DataTable
        label="Documents asked for"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ id }) => id}
        error={list.error}
        columns={COLUMNS}
        rowHref={({ contactId }) => `/contacts/${contactId}?tab=documents`}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              show === 'late' && !isAll
                ? 'Nothing that clients were asked for is late.'
                : 'No client is asked for a document now. Ask for one on the Documents tab of a contact.'
            }
          />
        }
      />
    </>
  );
}

const COLUMNS: readonly Column<DocumentRequest>[] = [
  { key: 'client', header: 'Client', cell: ({ contactName }) => <bdi>{contactName}</bdi> },
  { key: 'what', header: 'Document', phone: 'line', cell: (row) => nameOfRequest(row) },
  { key: 'due', header: 'By', width: 120, phone: 'line', cell: ({ dueOn }) => formatDate(dueOn) },
  { key: 'state', header: 'State', width: 190, phone: 'mark', cell: (row) => <RequestState one={row} /> },
  { key: 'reminders', header: 'Reminded', width: 96, align: 'right', cell: ({ reminders }) => (reminders === 0 ? '' : reminders) },
];

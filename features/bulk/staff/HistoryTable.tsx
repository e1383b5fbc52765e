// Everything done to many contacts at once: bulk changes, changes in lists, imports and exports, with who, when, how many and the state.
import { Group, NativeSelect, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { HISTORY_KINDS, type HistoryRow } from '../contract.ts';
import { capitalize, KIND_NAMES, stateLook } from './look-words.ts';
import { historyOptions } from './queries.ts';

export function HistoryTable(): ReactElement {
  const [search, set] = useSearchParams();
  const { me, all } = useColleagues();
  const kind = HISTORY_KINDS.find((one) => one === search['kind']);
  const by = search['by'] !== undefined && isId(search['by']) ? search['by'] : undefined;
  const list = useInfiniteQuery(historyOptions(kind, by));
  return (
    <>
      <Group gap="sm" align="flex-end" mb="sm">
        <NativeSelect
          label="Kind"
          w={{ base: '100%', xs: 200 }}
          value={kind ?? ''}
          onChange={(event) => set({ kind: event.currentTarget.value })}
          data={[{ value: '', label: 'Any' }, ...HISTORY_KINDS.map((one) => ({ value: one, label: KIND_NAMES[one] }))]}
        />
        <NativeSelect
          label="Who"
          w={{ base: '100%', xs: 200 }}
          value={by ?? ''}
          onChange={(event) => set({ by: event.currentTarget.value })}
          data={[{ value: '', label: 'Anyone' }, ...all.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name }))]}
        />
      </Group>
      <DataTable
        label="Bulk changes, imports and exports"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={(row) => `${row.kind} ${row.id}`}
        rowHref={hrefOf}
        error={list.error}
        columns={COLUMNS}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              kind !== undefined || by !== undefined
                ? 'Nothing matches these filters.'
                : 'Nothing yet. Bulk changes, imports and exports will appear here.'
            }
          />
        }
      />
    </>
  );
}

function hrefOf({ kind, id }: HistoryRow): string {
  switch (kind) {
    case 'bulk':
      return `/bulk?run=${id}`;
    case 'import':
      return `/export?tab=import&import=${id}`;
    case 'export':
      return '/export';
    case 'list':
      return '/activity?feature=contacts';
  }
}

const COLUMNS: readonly Column<HistoryRow>[] = [
  {
    key: 'what',
    header: 'What',
    cell: ({ kind, words }) => (
      <>
        <bdi>{kind === 'export' ? `List of ${words}` : capitalize(words)}</bdi>
        <Text c="dimmed" size="xs">
          {KIND_NAMES[kind]}
        </Text>
      </>
    ),
  },
  { key: 'by', header: 'Who', width: 150, phone: 'line', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'at', header: 'When', width: 220, phone: 'line', cell: ({ at }) => <DateText at={at} /> },
  { key: 'done', header: 'Done', width: 80, align: 'right', cell: ({ done }) => done.toLocaleString('en-US') },
  { key: 'left', header: 'Left out', width: 80, align: 'right', cell: ({ left }) => left.toLocaleString('en-US') },
  {
    key: 'state',
    header: 'Status',
    width: 148,
    phone: 'mark',
    cell: ({ state }) => {
      const { words, tone } = stateLook(state);
      return <ToneText tone={tone}>{words}</ToneText>;
    },
  },
];

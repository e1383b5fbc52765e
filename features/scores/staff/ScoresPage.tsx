// The scores of all clients, their changes, and one client's chart over time.
import { Drawer, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { SCORE_FILTERS, SCORE_MODELS } from '../contract.ts';
import { scoreModelText } from '../rules/score-models.ts';
import { SCORE_FILTER_WORDS } from '../rules/score-words.ts';
import { Change, ScoreCell } from './ScoreCell.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { scorePagesOptions } from './queries.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

type Row = NonNullable<ReturnType<typeof useRows>['rows']>[number];

export function ScoresPage(): ReactElement {
  const [search, change] = useSearchParams();
  const [typed, setTyped] = useState(search['q'] ?? '');
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const filter = SCORE_FILTERS.find((one) => one === search['filter']) ?? 'all';
  const model = SCORE_MODELS.find((one) => one === search['model']);
  const { rows, list } = useRows({ filter, today: officeToday(), ...(wanted !== '' && { search: wanted }), ...(model && { model }) });
  const client = search['client'] !== undefined && isId(search['client']) ? search['client'] : undefined;
  const open = rows?.find((row) => row.contactId === client);
  const isFiltered = filter !== 'all' || wanted !== '' || model !== undefined;
  return (
    <>
      <PageHeader title="Credit Scores">
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Name"
            type="search"
            w={{ base: '100%', xs: 220 }}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              change({ q: event.currentTarget.value });
            }}
          />
          <NativeSelect
            label="Show"
            w={{ base: '100%', xs: 220 }}
            value={filter}
            onChange={(event) => change({ filter: event.currentTarget.value === 'all' ? undefined : event.currentTarget.value })}
            data={SCORE_FILTERS.map((value) => ({ value, label: SCORE_FILTER_WORDS[value] }))}
          />
          <NativeSelect
            label="Model"
            w={{ base: '100%', xs: 248 }}
            value={model ?? ''}
            onChange={(event) => change({ model: event.currentTarget.value })}
            data={[
              { value: '', label: 'Newest score of each client' },
              ...SCORE_MODELS.filter((one) => one !== 'OTHER').map((value) => ({
                value,
                label: scoreModelText({ model: value, modelRaw: '' }),
              })),
            ]}
          />
        </Group>
        <Text c="dimmed" size="xs" mt="xs">
          Changes are counted within one model: a VantageScore and a FICO score cannot be compared.
        </Text>
      </PageHeader>
      <DataTable
        label="Credit scores"
        rows={rows}
        rowKey={(row) => row.contactId}
        rowHref={(row) => hrefOf(search, row.contactId)}
        error={list.error}
        columns={COLUMNS}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              isFiltered
                ? 'No one matches these filters.'
                : 'No scores yet. They come with credit reports, or are added by hand on the page of a client.'
            }
          />
        }
      />
      <Drawer
        opened={client !== undefined}
        onClose={() => change({ client: undefined })}
        position="right"
        size="xl"
        title={
          <Text span fw={600}>
            {open?.contactName ?? 'Scores'}
          </Text>
        }
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {client !== undefined && <ScorePanel contactId={client} />}
      </Drawer>
    </>
  );
}

function useRows(filter: Parameters<typeof scorePagesOptions>[0]) {
  const list = useInfiniteQuery(scorePagesOptions(filter));
  return { list, rows: list.data?.pages.flatMap((page) => page.rows) };
}

/** The same page with one client opened. */
function hrefOf(search: Readonly<Record<string, string | undefined>>, contactId: string): string {
  const kept = Object.entries({ ...search, client: contactId }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/credit-scores?${new URLSearchParams(kept).toString()}`;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Client', width: 180, cell: (row) => row.contactName },
  ...BUREAUS.map((bureau) => ({
    key: bureau,
    header: BUREAU_NAMES[bureau],
    align: 'right' as const,
    width: 104,
    cell: (row: Row) => <ScoreCell latest={row.scores[bureau]} />,
  })),
  { key: 'start', header: 'Since the start', width: 116, align: 'right', cell: (row) => <SinceStart row={row} /> },
  { key: 'model', header: 'Model', width: 140, cell: modelOf },
  { key: 'source', header: 'Source', width: 84, cell: sourceOf },
  {
    key: 'date',
    header: 'Date',
    width: 116,
    cell: (row) => (row.newestOn === null ? '' : <DateText at={row.newestOn} distance={false} />),
  },
  {
    key: 'goal',
    header: 'Goal',
    width: 76,
    align: 'right',
    cell: (row) => (row.goal === null ? '' : `${row.goal.value}${row.hasReachedGoal ? ' ✓' : ''}`),
  },
];

function newest({ scores }: Row) {
  return BUREAUS.map((bureau) => scores[bureau])
    .filter((one) => one !== null)
    .toSorted((a, b) => (a.scoredOn < b.scoredOn ? 1 : -1))[0];
}

function sourceOf(row: Row): string {
  const source = newest(row)?.source;
  return source === undefined ? '' : { report: 'Report', hand: 'By hand' }[source];
}

function modelOf(row: Row): string {
  const names = BUREAUS.flatMap((bureau) => {
    const one = row.scores[bureau];
    return one ? [scoreModelText({ model: one.model, modelRaw: one.modelPrinted })] : [];
  });
  return [...new Set(names)].join(', ');
}

/** The largest change since the first score, at any bureau. */
function SinceStart({ row }: { readonly row: Row }): ReactElement | null {
  const changes = BUREAUS.flatMap((bureau) => row.scores[bureau]?.sinceStart ?? []);
  const most = changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0];
  return most === undefined ? null : <Change points={most} />;
}

// What the program does by itself: each scheduled job and each reaction, as the manifests of the features say it.
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDistance } from '../../../platform/web/look/format-date.ts';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { BuiltIn } from '../contract.ts';
import { SearchField } from './parts/SearchField.tsx';
import { builtInOptions } from './queries.ts';

export function BuiltInList(): ReactElement {
  const [search, change] = useSearchParams();
  const { data, error } = useQuery(builtInOptions());
  const words = (search['q'] ?? '').toLowerCase();
  const rows = data?.rows.filter((row) => `${row.sentence} ${whenOf(row)}`.toLowerCase().includes(words));
  return (
    <>
      <Text c="dimmed" mb="sm" maw={720}>
        Redress does these things by itself. They cannot be turned off. Times are those of the clock at the office.
      </Text>
      <SearchField label="Search built-in automations" value={search['q'] ?? ''} onSearch={(q) => change({ q })} />
      <DataTable
        label="Built-in automations"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        error={error}
        empty={<EmptyState sentence="Nothing built in matches this search." />}
      />
    </>
  );
}

function whenOf({ schedule, on }: BuiltIn): string {
  return schedule ?? on.join(', ');
}

const COLUMNS: readonly Column<BuiltIn>[] = [
  { key: 'what', header: 'What it does', prose: true, cell: (row) => row.sentence },
  { key: 'when', header: 'When', width: 280, prose: true, cell: whenOf },
  {
    key: 'last',
    header: 'Last run',
    width: 224,
    cell: ({ lastRunAt }) =>
      lastRunAt === null ? (
        <Text span c="dimmed">
          Not in the last week
        </Text>
      ) : (
        <time dateTime={lastRunAt} title={formatDistance(lastRunAt)}>
          {formatOfficeMoment(lastRunAt)}
        </time>
      ),
  },
  { key: 'failed', header: 'Failed, 7 days', width: 128, align: 'right', cell: (row) => <Failures row={row} /> },
];

function Failures({ row: { failed, lastFailedAt } }: { readonly row: BuiltIn }): ReactElement {
  const mayOpen = useMay()('background-jobs:view');
  if (failed === 0) return <>0</>;
  const words = (
    <ToneText tone="late" {...(lastFailedAt !== null && { title: `Last on ${formatOfficeMoment(lastFailedAt)}` })}>
      {failed.toLocaleString('en-US')}
    </ToneText>
  );
  return mayOpen ? (
    <Anchor component={AppLink} href="/admin-tools">
      {words}
    </Anchor>
  ) : (
    words
  );
}

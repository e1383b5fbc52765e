// Bringing people in from a file: a new import or the one that is open, and the earlier ones below.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { ImportRow, ImportState } from '../contract.ts';
import { FileStep } from './parts/FileStep.tsx';
import { OpenImport } from './parts/OpenImport.tsx';
import { importPagesOptions } from './queries.ts';

const STATES: Readonly<Record<ImportState, string>> = {
  mapping: 'Columns to choose',
  checking: 'Being checked',
  checked: 'Checked',
  writing: 'Being imported',
  done: 'Imported',
  refused: 'Stopped',
  cancelled: 'Canceled',
  undoing: 'Being undone',
  undone: 'Undone',
};
const COLUMNS: readonly Column<ImportRow>[] = [
  { key: 'file', header: 'File', cell: (row) => <bdi>{row.fileName}</bdi> },
  { key: 'state', header: 'State', width: 148, cell: (row) => STATES[row.state] },
  { key: 'written', header: 'Imported', align: 'right', width: 104, cell: (row) => row.rows.written.toLocaleString('en-US') },
  {
    key: 'left',
    header: 'Left out',
    align: 'right',
    width: 104,
    cell: (row) => Math.max(0, row.rows.read - row.rows.ready).toLocaleString('en-US'),
  },
  { key: 'by', header: 'By', width: 152, cell: (row) => <bdi>{row.createdBy}</bdi> },
  { key: 'at', header: 'Uploaded', width: 232, cell: (row) => <DateText at={row.createdAt} /> },
];

interface ImportPanelProps {
  /** Id of the import that is open; is in the URL, so that a reload finds it. */
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

export function ImportPanel({ opened, onOpen }: ImportPanelProps): ReactElement {
  const mayRun = useMay()('imports:run');
  if (opened !== undefined) return <OpenImport key={opened} id={opened} onClose={() => onOpen(undefined)} />;
  return (
    <Stack gap="lg">
      {mayRun && <FileStep onUploaded={(one) => onOpen(one.id)} />}
      <History />
    </Stack>
  );
}

function History(): ReactElement {
  const list = useInfiniteQuery(importPagesOptions());
  return (
    <section aria-labelledby="import-history">
      <Title order={2} id="import-history" size="h4" mb="sm">
        Earlier imports
      </Title>
      <DataTable
        label="Imports"
        columns={COLUMNS}
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={(row) => row.id}
        error={list.error}
        rowHref={(row) => `/export?${new URLSearchParams({ tab: 'import', import: row.id }).toString()}`}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="No list has been imported yet." />}
      />
    </section>
  );
}

// A new export of contacts, and what became of one's earlier ones.
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { contactFilterSchema, type ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { CATEGORIES } from '../../contacts/rules/stages.ts';
import type { ExportSource, ExportState, ExportView } from '../contract.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';
import { exportPagesOptions, useExportChanges } from './queries.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })));
const STATES: Readonly<Record<ExportState, string>> = {
  writing: 'In progress',
  ready: 'Ready',
  fetched: 'Downloaded',
  cancelled: 'Canceled',
  failed: 'Stopped',
  expired: 'Expired',
};
const ELSEWHERE = 'You can download this only in the browser that requested it. Export again to download it here.';

export function ExportPanel(): ReactElement {
  const list = useInfiniteQuery(exportPagesOptions());
  const changes = useExportChanges();
  const mayRun = useMay()('exports:run');
  const [again, setAgain] = useState<ExportSource>();
  return (
    <Stack gap="lg">
      {mayRun && <NewExport />}
      <RefusalNote error={changes.download.error ?? changes.cancel.error} />
      <DataTable
        label="Exports"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={(row) => row.id}
        error={list.error}
        columns={columns(changes, mayRun, setAgain)}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="You have not exported anything yet." />}
      />
      {again && (
        <Suspense>
          <ExportDialog {...askAgain(again)} onClose={() => setAgain(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function NewExport(): ReactElement {
  const { all } = useColleagues();
  const [category, setCategory] = useState('');
  const [owner, setOwner] = useState('');
  const [tag, setTag] = useState('');
  const [open, setOpen] = useState<ContactFilter>();
  const start = (): void =>
    setOpen(contactFilterSchema.parse({ ...(category && { category }), ...(owner && { owner }), ...(tag.trim() && { tag: tag.trim() }) }));
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label="Category"
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
        data={[
          { value: '', label: 'All contacts' },
          ...CATEGORIES.map((one) => ({ value: one, label: `${one.charAt(0).toUpperCase()}${one.slice(1)}` })),
        ]}
      />
      <NativeSelect
        label="Owner"
        value={owner}
        onChange={(event) => setOwner(event.currentTarget.value)}
        data={[
          { value: '', label: 'Anyone' },
          { value: 'none', label: 'No one' },
          ...all.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <TextInput label="Tag" maxLength={40} value={tag} onChange={(event) => setTag(event.currentTarget.value)} />
      <Button onClick={start}>Export contacts</Button>
      {open && (
        <Suspense>
          <ExportDialog rows={{ dataset: 'contacts', filter: open }} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Group>
  );
}

function columns(
  { download, cancel }: ReturnType<typeof useExportChanges>,
  mayRun: boolean,
  onAgain: (source: ExportSource) => void,
): readonly Column<ExportView>[] {
  return [
    { key: 'what', header: 'List', cell: (row) => <Text span>{describe(row.source)}</Text> },
    {
      key: 'rows',
      header: 'Rows',
      align: 'right',
      width: 160,
      cell: (row) =>
        row.state === 'writing' && row.rowsTotal !== null
          ? `${row.rowsWritten.toLocaleString('en-US')} of ${row.rowsTotal.toLocaleString('en-US')}`
          : row.rowsWritten.toLocaleString('en-US'),
    },
    {
      key: 'state',
      header: 'Status',
      width: 232,
      cell: (row) => (
        <>
          {STATES[row.state]}
          {isElsewhere(row) && (
            <Text size="xs" c="dimmed">
              {ELSEWHERE}
            </Text>
          )}
        </>
      ),
    },
    { key: 'created', header: 'Requested', width: 232, cell: (row) => <DateText at={row.createdAt} /> },
    {
      key: 'do',
      header: 'Action',
      width: 132,
      cell: (row) =>
        row.fetchable ? (
          <Button
            size="compact-sm"
            loading={download.isPending && download.input?.id === row.id}
            onClick={() => download.start({ id: row.id })}
          >
            Download
          </Button>
        ) : row.state === 'writing' ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={cancel.isPending && cancel.input?.id === row.id}
            onClick={() => cancel.start({ id: row.id })}
          >
            Cancel
          </Button>
        ) : isElsewhere(row) && mayRun ? (
          <Button size="compact-sm" variant="default" onClick={() => onAgain(row.source)}>
            Export again
          </Button>
        ) : null,
    },
  ];
}

/** Ready for another session of the same person only. */
function isElsewhere(row: ExportView): boolean {
  return row.state === 'ready' && !row.fetchable;
}

/** The same rows and columns once more, by the day it is now. */
function askAgain(source: ExportSource): Pick<ExportDialogProps, 'rows' | 'columns'> {
  if (source.dataset === 'activity') return { rows: source };
  const { today: _then, ...filter } = source.filter;
  return { rows: { dataset: 'contacts', filter }, columns: source.columns };
}

/** Filters whose value is an id no one reads. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['owner', 'import', 'location', 'contactId', 'actor']);

/** What was exported, in words. */
function describe({ dataset, filter }: ExportSource): string {
  const { facets, ...others } = 'facets' in filter ? filter : { ...filter, facets: {} };
  const parts = Object.entries({ ...others, ...facets })
    .filter(([name, value]) => name !== 'today' && value !== undefined)
    .map(([name, value]) => (WITHOUT_VALUE.has(name) ? name : `${name} ${value}`));
  const rows = dataset === 'contacts' ? 'contacts' : 'activity';
  return parts.length === 0 ? `All ${rows}` : `${rows}: ${parts.join(', ')}`;
}

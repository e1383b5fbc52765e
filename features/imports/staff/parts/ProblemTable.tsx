// Rows that were left out or need a look, and the file to put them right in.
import { Button, Group, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useAction } from '../../../../platform/web/live/use-action.ts';
import { saveFile } from '../../../../platform/web/files/save-file.ts';
import type { ImportProblem, ImportView } from '../../contract.ts';
import { loadProblemsFile, problemPagesOptions } from '../queries.ts';

const KINDS: Readonly<Record<ImportProblem['kind'], string>> = { bad: 'Left out', known: 'Already here', note: 'Review' };
const COLUMNS: readonly Column<ImportProblem>[] = [
  { key: 'row', header: 'Row', width: 88, cell: (p) => p.row.toLocaleString('en-US') },
  { key: 'column', header: 'Column', width: 168, cell: (p) => <bdi>{p.column ?? 'Whole row'}</bdi> },
  { key: 'problem', header: 'What', cell: (p) => <bdi>{p.problem}</bdi> },
  { key: 'kind', header: 'Kind', width: 136, cell: (p) => KINDS[p.kind] },
];

export function ProblemTable({ one }: { readonly one: ImportView }): ReactElement | null {
  const list = useInfiniteQuery({ ...problemPagesOptions(one.id), enabled: one.state !== 'checking' });
  const mayRun = useMay()('imports:run');
  const file = useAction(async () => {
    const made = await loadProblemsFile(one.id);
    saveFile(made, made.name);
  });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (one.state === 'checking' || (rows?.length === 0 && !list.error)) return null;
  return (
    <section aria-labelledby="import-problems">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="import-problems">
          Problems
        </Title>
        {mayRun && (
          <Button variant="default" size="compact-sm" loading={file.isPending} onClick={() => file.start(undefined)}>
            Download as CSV
          </Button>
        )}
      </Group>
      <RefusalNote error={file.error} />
      <DataTable
        label="Problems"
        columns={COLUMNS}
        rows={rows}
        rowKey={(p) => `${p.row}:${p.column ?? ''}:${p.kind}`}
        error={list.error}
        empty={null}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
      />
    </section>
  );
}

// Disposals, latest first, with how far each is and its certificate.
import { Button, Progress, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange, type Change } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { DisposalRow } from '../contract.ts';
import { api, disposalPagesOptions } from './queries.ts';

export function Disposals(): ReactElement {
  const list = useInfiniteQuery(disposalPagesOptions());
  const certificate = useChange(api.openCertificate, { onMade: (file) => saveFile(file, file.name) });
  return (
    <>
      <RefusalNote error={certificate.error} />
      <DataTable
        label="Disposals"
        columns={[...COLUMNS, certificateColumn(certificate)]}
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ id }) => id}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="Nothing has been disposed of yet." />}
      />
    </>
  );
}

const COLUMNS: readonly Column<DisposalRow>[] = [
  { key: 'approved', header: 'Approved', width: 190, cell: ({ approvedAt }) => <DateText at={approvedAt} /> },
  { key: 'by', header: 'By', width: 150, cell: ({ approvedBy }) => <bdi>{approvedBy}</bdi> },
  { key: 'why', header: 'Why', width: 150, cell: ({ origin }) => (origin === 'wish' ? 'Asked by the client' : 'Due') },
  { key: 'state', header: 'Status', cell: (one) => <Status one={one} /> },
];

function Status({ one: { id, state, done, skipped, subjects } }: { readonly one: DisposalRow }): ReactElement {
  const many = (n: number): string => n.toLocaleString('en-US');
  if (state === 'running')
    return (
      <>
        <Text span>
          {many(done + skipped)} of {many(subjects)}
        </Text>
        <Progress value={((done + skipped) / Math.max(1, subjects)) * 100} aria-label={`Disposal ${id.slice(-12)}`} mt={4} />
      </>
    );
  return (
    <Text span>
      {many(done)} destroyed{skipped > 0 ? `, ${many(skipped)} skipped` : ''}
    </Text>
  );
}

function certificateColumn(certificate: Change<{ id: string }, unknown>): Column<DisposalRow> {
  return {
    key: 'certificate',
    header: 'Certificate',
    width: 130,
    cell: ({ id, state, approvedAt }) =>
      state === 'done' && (
        <Button
          size="xs"
          variant="default"
          aria-label={`Certificate of the disposal approved ${approvedAt.slice(0, 10)}`}
          loading={certificate.isPending && certificate.input?.id === id}
          onClick={() => certificate.start({ id })}
        >
          Certificate
        </Button>
      ),
  };
}

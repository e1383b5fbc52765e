// Work that failed for good, with why, and another try for each.
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange, type Change } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { GivenUpJob } from '../contract.ts';
import { api, givenUpOptions } from './queries.ts';

export function GivenUpJobs(): ReactElement {
  const list = useQuery(givenUpOptions());
  const retry = useChange(api.retry);
  const mayRetry = useMay()('background-jobs:manage');
  return (
    <>
      <Text c="dimmed" mb="sm">
        Background jobs that failed for good in the last week. Try one again once its cause is gone; running a job twice does no harm.
      </Text>
      <RefusalNote error={retry.error} />
      <DataTable
        label="Failed background jobs"
        columns={mayRetry ? [...COLUMNS, retryColumn(retry)] : COLUMNS}
        rows={list.data?.rows}
        rowKey={(job) => job.id}
        error={list.error}
        empty={<EmptyState sentence="No background job has failed for good in the last week." />}
      />
      {list.data?.more === true && (
        <Text c="dimmed" mt="sm">
          The {list.data.rows.length} latest are shown.
        </Text>
      )}
    </>
  );
}

const COLUMNS: readonly Column<GivenUpJob>[] = [
  { key: 'name', header: 'Job', cell: (job) => job.name },
  { key: 'failed', header: 'Failed', width: 160, cell: (job) => <DateText at={job.failedAt} /> },
  { key: 'runs', header: 'Tries', width: 72, align: 'right', cell: (job) => job.runs },
  { key: 'problem', header: 'Problem', prose: true, cell: (job) => job.problem },
];

function retryColumn(retry: Change<{ id: string }, unknown>): Column<GivenUpJob> {
  return {
    key: 'retry',
    header: 'Action',
    width: 120,
    cell: ({ id, name }) => (
      <Button
        size="xs"
        variant="default"
        loading={retry.isPending && retry.input?.id === id}
        aria-label={`Try ${name} again`}
        onClick={() => retry.start({ id })}
      >
        Try again
      </Button>
    ),
  };
}

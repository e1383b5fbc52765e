// What the queue holds: jobs that are due, wait for another try, or run now.
import { Anchor, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { JobRecord, WaitingJobRow } from '../contract.ts';
import { waitingPagesOptions } from './queries.ts';

export function WaitingJobs(): ReactElement {
  const list = useInfiniteQuery(waitingPagesOptions());
  return (
    <>
      <Text c="dimmed" mb="sm">
        Work that is due, waits for another try, or runs now. What has waited longest is first.
      </Text>
      <DataTable
        label="Waiting background jobs"
        columns={COLUMNS}
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={(job) => job.id}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="No background job is waiting." />}
      />
    </>
  );
}

const STATES = { waiting: 'Waiting', retrying: 'Failed, tries again', running: 'Running' } as const;
const RECORDS: Readonly<Record<JobRecord, string>> = {
  contact: 'Contact',
  report: 'Credit report',
  letter: 'Letter',
  connection: 'Monitoring',
  mail: 'Email',
  import: 'Import',
  export: 'Export',
  printBatch: 'Print batch',
  reportFile: 'Report file',
  run: 'Run',
};

const COLUMNS: readonly Column<WaitingJobRow>[] = [
  { key: 'name', header: 'Job', cell: (job) => job.name },
  { key: 'about', header: 'For', cell: (job) => <About job={job} /> },
  {
    key: 'state',
    header: 'State',
    width: 150,
    cell: ({ state }) => <ToneText tone={state === 'retrying' ? 'soon' : 'none'}>{STATES[state]}</ToneText>,
  },
  { key: 'since', header: 'Since', width: 160, cell: (job) => <DateText at={job.createdAt} /> },
  { key: 'runs', header: 'Tries', width: 72, align: 'right', cell: (job) => job.runs },
  { key: 'next', header: 'Next try', width: 160, cell: (job) => (job.state === 'running' ? 'Now' : <DateText at={job.nextAt} />) },
];

function About({ job: { record, contact } }: { readonly job: WaitingJobRow }): ReactElement | null {
  const kind = record === null || (record === 'contact' && contact !== null) ? null : RECORDS[record];
  if (contact === null) return <>{kind ?? 'The whole office'}</>;
  return (
    <>
      <Anchor component={AppLink} href={`/contacts/${contact.id}`} underline="always">
        <bdi>{contact.name}</bdi>
      </Anchor>
      {kind !== null && `, ${kind.toLowerCase()}`}
    </>
  );
}

// One bulk change: its progress while it runs, its numbers, what became of each contact, and undo.
import { Button, Group, NativeSelect, Progress, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDateTime } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { ROW_OUTCOMES, type BulkRun, type ResultRow } from '../contract.ts';
import { REASON_WORDS } from '../rules/reasons.ts';
import { capitalize, OUTCOME_LOOKS, RUN_STATE_LOOKS } from './look-words.ts';
import { api, rowsOptions, runOptions } from './queries.ts';

const number = (n: number): string => n.toLocaleString('en-US');

export function RunView({ id }: { readonly id: string }): ReactElement {
  const [search, set] = useSearchParams();
  const outcome = ROW_OUTCOMES.find((one) => one === search['outcome']);
  const run = useQuery(runOptions(id));
  const isRunning = run.data?.state === 'running' || run.data?.state === 'undoing';
  const rows = useInfiniteQuery({ ...rowsOptions(id, outcome, isRunning), enabled: run.data !== undefined });
  return (
    <>
      <PageHeader
        title={run.data ? capitalize(run.data.words) : 'Bulk change'}
        action={
          <Button component={AppLink} href="/bulk?tab=history" variant="default">
            All bulk changes
          </Button>
        }
      />
      {run.data ? <Summary run={run.data} /> : run.error ? <RefusalNote error={run.error} /> : <LoadingLines lines={4} />}
      {run.data && (
        <>
          <NativeSelect
            label="Result"
            w={220}
            mb="sm"
            value={outcome ?? ''}
            onChange={(event) => set({ outcome: event.currentTarget.value })}
            data={[{ value: '', label: 'Any' }, ...ROW_OUTCOMES.map((one) => ({ value: one, label: OUTCOME_LOOKS[one].words }))]}
          />
          <DataTable
            label="Results"
            rows={rows.data?.pages.flatMap((page) => page.rows)}
            rowKey={(row) => row.contactId}
            rowHref={(row) => `/contacts/${row.contactId}`}
            error={rows.error}
            columns={COLUMNS}
            more={rows.hasNextPage ? { load: () => void rows.fetchNextPage(), loading: rows.isFetchingNextPage } : undefined}
            empty={<EmptyState sentence="No contact has this result." />}
          />
        </>
      )}
    </>
  );
}

function Summary({ run }: { readonly run: BulkRun }): ReactElement {
  const cancel = useChange(api.cancel);
  const undo = useChange(api.undo);
  const retry = useChange(api.retryFailed);
  const { rows, state } = run;
  const done = rows.changed + rows.skipped + rows.failed;
  const [part, whole] = state === 'undoing' ? [rows.undone + rows.kept, rows.changed] : [done, rows.total];
  const look = RUN_STATE_LOOKS[state];
  return (
    <Stack gap="sm" mb="lg" maw={760}>
      <Text>
        <ToneText tone={look.tone}>{look.words}</ToneText> · <bdi>{run.createdBy}</bdi> · <DateText at={run.createdAt} />
      </Text>
      <div aria-live="polite">
        {(state === 'running' || state === 'undoing') && (
          <>
            <Text mb={4}>
              {number(part)} of {number(whole)} contacts
            </Text>
            <Progress value={whole === 0 ? 0 : Math.floor((part / whole) * 100)} aria-label="Contacts done" />
          </>
        )}
        <Text mt={4}>{describeNumbers(run)}</Text>
      </div>
      {run.problem !== null && <Text>{run.problem}</Text>}
      <RefusalNote error={cancel.error ?? retry.error ?? undo.error} />
      <Group gap="sm">
        {run.cancellable && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.start({ id: run.id })}>
            Cancel
          </Button>
        )}
        {run.retryable && (
          <Button variant="default" loading={retry.isPending} onClick={() => retry.start({ id: run.id })}>
            Retry failed
          </Button>
        )}
        {run.undoUntil !== null && (
          <>
            <Button variant="default" loading={undo.isPending} onClick={() => undo.start({ id: run.id })}>
              {run.change === 'invite' ? 'Revoke these invitations' : 'Undo'}
            </Button>
            <Text c="dimmed" size="xs">
              Until {formatDateTime(run.undoUntil)}.{' '}
              {run.change === 'invite'
                ? 'The emails stay sent; their links stop working.'
                : 'Contacts changed since then are left as they are.'}
            </Text>
          </>
        )}
      </Group>
    </Stack>
  );
}

/** '4,400 changed, 500 skipped, 0 failed.' */
function describeNumbers({ rows, state }: BulkRun): string {
  const waiting = rows.total - rows.changed - rows.skipped - rows.failed;
  return `${[
    `${number(rows.changed)} changed`,
    `${number(rows.skipped)} skipped`,
    `${number(rows.failed)} failed`,
    ...(waiting > 0 && state !== 'running' ? [`${number(waiting)} not reached`] : []),
    ...(rows.undone > 0 ? [`${number(rows.undone)} undone`] : []),
    ...(rows.kept > 0 ? [`${number(rows.kept)} left because they changed since`] : []),
  ].join(', ')}.`;
}

const COLUMNS: readonly Column<ResultRow>[] = [
  { key: 'name', header: 'Contact', cell: (row) => <bdi>{row.name}</bdi> },
  {
    key: 'outcome',
    header: 'Result',
    width: 168,
    cell: ({ outcome, undone }) => {
      const look = OUTCOME_LOOKS[outcome];
      return <ToneText tone={look.tone}>{undone === true ? 'Changed, then undone' : look.words}</ToneText>;
    },
  },
  {
    key: 'why',
    header: 'Reason',
    width: '45%',
    cell: ({ reason, undone }) => (reason === null ? undone === false && 'Not undone: someone changed it since' : REASON_WORDS[reason]),
  },
];

import { Button, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange, type Change } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { TaskRow } from '../contract.ts';
import { systemApi, tasksOptions } from './queries.ts';

/** Checks and rebuilds: how far the latest run is or what it found, and a button that starts another. */
export function TasksSection(): ReactElement {
  const { data, error } = useQuery(tasksOptions());
  const start = useChange(systemApi.startRun);
  const mayStart = useMay()('system:maintain');
  return (
    <>
      <RefusalNote error={start.error} />
      <DataTable
        label="Checks and rebuilds"
        columns={columns(mayStart ? start : undefined)}
        rows={data?.tasks}
        rowKey={({ key }) => key}
        error={error}
        empty={<EmptyState sentence="There is nothing to check." />}
      />
    </>
  );
}

function columns(start: Change<{ task: string }, unknown> | undefined): readonly Column<TaskRow>[] {
  return [
    {
      key: 'name',
      header: 'Check or rebuild',
      prose: true,
      cell: ({ name, about }) => (
        <>
          <Text fw={500}>{name}</Text>
          <Text size="xs" c="dimmed">
            {about}
          </Text>
        </>
      ),
    },
    { key: 'result', header: 'Latest run', width: 380, prose: true, cell: ({ name, latest }) => <LatestRun name={name} run={latest} /> },
    ...(start
      ? [
          {
            key: 'start',
            header: 'Action',
            width: 112,
            cell: ({ key, name, latest }: TaskRow) =>
              isRunning(latest) ? null : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${latest?.stalled === true ? 'Continue' : 'Start'}: ${name}`}
                  loading={start.isPending && start.input?.task === key}
                  disabled={start.isPending && start.input?.task !== key}
                  onClick={() => start.start({ task: key })}
                >
                  {latest?.stalled === true ? 'Continue' : 'Start'}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

const isRunning = (run: TaskRow['latest']): boolean => run?.endedAt === null && !run.stalled;

function LatestRun({ name, run }: { readonly name: string; readonly run: TaskRow['latest'] }): ReactElement {
  if (run === null)
    return (
      <Text span c="dimmed">
        Never run
      </Text>
    );
  if (run.endedAt === null) {
    const percent = run.rowsTotal === 0 ? 0 : Math.min(100, Math.round((run.rowsDone / run.rowsTotal) * 100));
    return (
      <>
        <Text span>
          {run.stalled ? 'Stopped at' : 'Running:'} {run.rowsDone.toLocaleString('en-US')} of {run.rowsTotal.toLocaleString('en-US')} rows
        </Text>
        <Progress value={percent} aria-label={name} mt={4} />
      </>
    );
  }
  return (
    <>
      <ToneText tone={run.ok === true ? 'good' : 'late'} wraps>
        {run.sentence}
      </ToneText>
      <Text size="xs" c="dimmed">
        <DateText at={run.endedAt} />, started by <bdi>{run.startedBy ?? 'the program'}</bdi>
      </Text>
    </>
  );
}

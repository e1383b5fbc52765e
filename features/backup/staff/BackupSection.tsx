// Backups: when the last tested one was made, a button for another, and how to restore one.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange, type Change } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { BackupOverview, BackupRow } from '../contract.ts';
import { backupApi, backupsOptions } from './queries.ts';
import { RecoverySheet } from './RecoverySheet.tsx';

export function BackupSection(): ReactElement {
  const { data, error } = useQuery(backupsOptions());
  const [make, cancel, test] = [useChange(backupApi.make), useChange(backupApi.cancel), useChange(backupApi.test)];
  const may = useMay();
  const mayMake = may('backup:make');
  const isMaking = data?.rows.some(isRunning) === true;
  return (
    <Stack gap="sm">
      {data && <Summary overview={data} />}
      <RefusalNote error={make.error ?? cancel.error ?? test.error} />
      {mayMake && (
        <Group>
          <Button loading={make.isPending} disabled={isMaking} onClick={() => make.start({})}>
            Make backup
          </Button>
        </Group>
      )}
      <DataTable
        label="Backups"
        columns={mayMake ? [...COLUMNS, actionColumn(cancel, test)] : COLUMNS}
        rows={data?.rows}
        rowKey={({ id }) => id}
        error={error}
        empty={<EmptyState sentence="No backup has been made yet." />}
      />
      <Text c="dimmed" size="sm">
        The latest of each of seven days and of each of four weeks is kept. To restore one, stop the program and run: npm run -s redress --
        backup restore FILE --into DATA_DIR. Restoring is not possible from a browser.
      </Text>
      {data?.opensWith === 'key' && may('backup:open-sheet') && <RecoverySheet sheet={data.sheet} />}
    </Stack>
  );
}

const isRunning = ({ state, stalled }: BackupRow): boolean => state === 'making' && !stalled;

function Summary({ overview: { lastTestedAt, overdue, place, nightly } }: { readonly overview: BackupOverview }): ReactElement {
  return (
    <Text>
      <ToneText tone={overdue ? 'late' : 'good'} wraps>
        {lastTestedAt === null ? (
          'No tested backup yet.'
        ) : (
          <>
            The latest tested backup was made <DateText at={lastTestedAt} />.
          </>
        )}
      </ToneText>{' '}
      {nightly ? 'One is made every night and then tested' : 'None is made at night (BACKUP_NIGHTLY is off)'}; they are kept in {place}.
    </Text>
  );
}

const COLUMNS: readonly Column<BackupRow>[] = [
  { key: 'made', header: 'Made', width: 160, cell: ({ createdAt }) => <DateText at={createdAt} /> },
  { key: 'by', header: 'Requested by', width: 140, cell: ({ nightly, requestedBy }) => (nightly ? 'Every night' : requestedBy) },
  { key: 'state', header: 'Status', cell: (one) => <State one={one} /> },
  {
    key: 'holds',
    header: 'Contents',
    cell: ({ rows, files, sizeBytes }) =>
      rows === null || sizeBytes === null
        ? ''
        : `${rows.toLocaleString('en-US')} rows, ${(files ?? 0).toLocaleString('en-US')} files, ${(sizeBytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`,
  },
];

function State({ one }: { readonly one: BackupRow }): ReactElement {
  if (one.state === 'making' && one.stalled) return <ToneText tone="late">Stopped</ToneText>;
  if (one.state === 'making') {
    const percent = one.total === 0 ? 0 : Math.min(100, Math.round((one.done / one.total) * 100));
    return (
      <>
        <Text span>{one.phase === 'files' ? 'Reading files' : 'Reading tables'}</Text>
        <Progress value={percent} aria-label={`Backup ${one.name}`} mt={4} />
      </>
    );
  }
  if (one.removed) return <Text span>Removed to make room</Text>;
  if (one.state === 'tested')
    return (
      <ToneText tone="good" wraps>
        Tested{one.missingFiles !== null && one.missingFiles > 0 ? `; ${one.missingFiles} files were missing in the office` : ''}
      </ToneText>
    );
  if (one.state === 'made') return <Text span>Made, not tested yet</Text>;
  return (
    <ToneText tone={one.state === 'failed' ? 'late' : 'none'} wraps>
      {one.problem ?? 'Failed'}
    </ToneText>
  );
}

function actionColumn(cancel: Change<{ id: string }, unknown>, test: Change<{ id: string }, unknown>): Column<BackupRow> {
  return {
    key: 'action',
    header: 'Action',
    width: 110,
    cell: (one) => {
      const change = isRunning(one) ? cancel : test;
      if (!isRunning(one) && (one.removed || one.sizeBytes === null)) return null;
      const action = isRunning(one) ? 'Cancel' : 'Test';
      return (
        <Button
          size="xs"
          variant="default"
          aria-label={`${action} backup ${one.name}`}
          loading={change.isPending && change.input?.id === one.id}
          onClick={() => change.start({ id: one.id })}
        >
          {action}
        </Button>
      );
    },
  };
}

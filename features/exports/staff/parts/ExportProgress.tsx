// One export while it is written, and what can be done with it then.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { ROWS } from '../../rules/dataset-names.ts';
import { exportOptions, useExportChanges } from '../queries.ts';

const number = (n: number): string => n.toLocaleString('en-US');

export function ExportProgress({ id }: { readonly id: string }): ReactElement {
  const { data: one, error } = useQuery(exportOptions(id));
  const { cancel, download } = useExportChanges();
  if (!one) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  const percent = one.rowsTotal === null || one.rowsTotal === 0 ? 0 : Math.min(100, Math.floor((one.rowsWritten / one.rowsTotal) * 100));
  return (
    <Stack gap="sm" aria-live="polite">
      {one.state === 'writing' && (
        <>
          <Text>
            {one.rowsTotal === null
              ? `Counting the ${ROWS[one.source.dataset]}`
              : `${number(one.rowsWritten)} of ${number(one.rowsTotal)} ${ROWS[one.source.dataset]} written`}
          </Text>
          <Progress value={percent} aria-label="Rows written" />
        </>
      )}
      {one.fetchable && (
        <Text>
          The file with {number(one.rowsWritten)} {one.rowsWritten === 1 ? 'row' : 'rows'} is ready. It can be downloaded once, within 15
          minutes.
        </Text>
      )}
      {one.state === 'fetched' && <Text>The file was downloaded.</Text>}
      {one.state === 'cancelled' && <Text>The export was canceled. No file was kept.</Text>}
      {one.state === 'expired' && <Text>The file was not downloaded in time and was deleted. Start a new export.</Text>}
      {one.problem !== null && <Text>{one.problem}</Text>}
      <RefusalNote error={cancel.error ?? download.error} />
      {(one.fetchable || one.state === 'writing') && (
        <Group gap="sm">
          {one.fetchable && (
            <Button loading={download.isPending} onClick={() => download.start({ id })}>
              Download
            </Button>
          )}
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.start({ id })}>
            Cancel
          </Button>
        </Group>
      )}
    </Stack>
  );
}

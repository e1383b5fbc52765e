// A report as a file, from the request to the download.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import type { FileFormat } from '../../contract.ts';
import { FORMAT_NAMES, MOST_ROWS } from '../../rules/file-limits.ts';
import type { ReportFilter } from '../../rules/report-filter.ts';
import { REPORTS, type ReportKey } from '../../rules/reports.ts';
import { reportFileOptions, useFileChanges } from '../queries.ts';

interface FileDialogProps {
  readonly report: ReportKey;
  readonly filter: ReportFilter;
  readonly format: FileFormat;
  readonly onClose: () => void;
}
const number = (n: number): string => n.toLocaleString('en-US');

export function FileDialog({ report, filter, format, onClose }: FileDialogProps): ReactElement {
  const { create } = useFileChanges();
  const start = (): void => create.start({ report, filter, format });
  return (
    <Dialog onClose={onClose} title={`${REPORTS[report].title} as ${FORMAT_NAMES[format]}`}>
      {create.result ? (
        <FileProgress id={create.result.id} />
      ) : (
        <Stack gap="md">
          <Text>
            All rows that match the filters are written, at most {number(MOST_ROWS[format])}. The file is yours alone, can be downloaded
            once within 15 minutes, and both are recorded.
          </Text>
          <RefusalNote error={create.error} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={create.isPending} onClick={start} data-autofocus>
              Write file
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

function FileProgress({ id }: { readonly id: string }): ReactElement {
  const { data: one, error } = useQuery(reportFileOptions(id));
  const { cancel, download } = useFileChanges();
  if (!one) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  const total = one.rowsTotal ?? 0;
  return (
    <Stack gap="sm" aria-live="polite">
      {one.state === 'writing' && (
        <>
          <Text>
            {number(one.rowsWritten)} of {number(total)} rows written
          </Text>
          <Progress value={total === 0 ? 0 : Math.min(100, (one.rowsWritten / total) * 100)} aria-label="Rows written" />
        </>
      )}
      {one.fetchable && (
        <Text>
          The file with {number(one.rowsWritten)} {one.rowsWritten === 1 ? 'row' : 'rows'} is ready. It can be downloaded once, within 15
          minutes.
        </Text>
      )}
      {one.state === 'fetched' && <Text>The file was downloaded.</Text>}
      {one.state === 'cancelled' && <Text>The file was canceled. Nothing was kept.</Text>}
      {one.state === 'expired' && <Text>The file was not downloaded in time and was deleted. Write it again.</Text>}
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

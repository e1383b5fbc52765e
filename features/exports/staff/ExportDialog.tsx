// An export from the choice of columns to the download.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { ExportSource } from '../contract.ts';
import { NAMES } from '../rules/dataset-names.ts';
import { USUAL_COLUMNS, type ExportColumn } from '../rules/export-columns.ts';
import { ColumnChoice } from './parts/ColumnChoice.tsx';
import { ExportProgress } from './parts/ExportProgress.tsx';
import { useExportChanges } from './queries.ts';

/** Which rows; of contacts the columns are chosen here. */
export type ExportRows =
  | Pick<Extract<ExportSource, { dataset: 'contacts' }>, 'dataset' | 'filter'>
  | Extract<ExportSource, { dataset: 'activity' }>;

export interface ExportDialogProps {
  readonly rows: ExportRows;
  /** Columns chosen to begin with, where they are not the usual ones. */
  readonly columns?: readonly ExportColumn[] | undefined;
  /** How many contacts match, worded ('10,000+'); undefined when no one counted. */
  readonly total?: string | undefined;
  readonly onClose: () => void;
}

export function ExportDialog({ rows, columns: before = USUAL_COLUMNS, total, onClose }: ExportDialogProps): ReactElement {
  const [columns, setColumns] = useState(before);
  const { create } = useExportChanges();
  const start = (): void => create.start(rows.dataset === 'contacts' ? { ...rows, columns: [...columns] } : rows);
  return (
    <Dialog onClose={onClose} size="lg" title={`Export ${NAMES[rows.dataset]}`}>
      {create.result ? (
        <ExportProgress id={create.result.id} />
      ) : (
        <Stack gap="md">
          <Text>{whatHappens(rows, total)} Social Security numbers stay masked.</Text>
          {rows.dataset === 'contacts' && <ColumnChoice chosen={columns} onChange={setColumns} />}
          <RefusalNote error={create.error} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={create.isPending} disabled={columns.length === 0} onClick={start}>
              Start
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

function whatHappens(rows: ExportRows, total: string | undefined): string {
  if (rows.dataset === 'activity') return 'Every matching entry that you may see is written to a CSV file, newest first.';
  return total === undefined
    ? 'Every contact that matches is written to a CSV file.'
    : `${total} ${total === '1' ? 'contact' : 'contacts'} will be written to a CSV file.`;
}

// An export from the choice of columns to the download.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import type { ContactFilter } from '../../contacts/rules/contact-filter.ts';
import { USUAL_COLUMNS, type ExportColumn } from '../rules/export-columns.ts';
import { ColumnChoice } from './parts/ColumnChoice.tsx';
import { ConfirmSignIn } from './parts/ConfirmSignIn.tsx';
import { ExportProgress } from './parts/ExportProgress.tsx';
import { useExportChanges } from './queries.ts';

export interface ExportDialogProps {
  readonly filter: ContactFilter;
  /** How many contacts match, worded ('10,000+'); undefined when nobody counted. */
  readonly total?: string | undefined;
  readonly onClose: () => void;
}

export function ExportDialog({ filter, total, onClose }: ExportDialogProps): ReactElement {
  const [columns, setColumns] = useState<readonly ExportColumn[]>(USUAL_COLUMNS);
  const { create } = useExportChanges();
  const start = (): void => create.mutate({ dataset: 'contacts', filter, columns: [...columns] });
  const mustConfirm = create.error !== null && asRefusal(create.error).code === 'exports.confirmSignIn';
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text span fw={600}>Export contacts</Text>} closeButtonProps={{ 'aria-label': 'Close' }}>
      {create.data ? <ExportProgress id={create.data.id} /> : mustConfirm ? <ConfirmSignIn onConfirmed={start} /> : (
        <Stack gap="md">
          <Text>{total === undefined ? 'Every contact that matches is written to a CSV file.' : `${total} ${total === '1' ? 'contact' : 'contacts'} will be written to a CSV file.`} Social Security numbers stay masked.</Text>
          <ColumnChoice chosen={columns} onChange={setColumns} />
          <RefusalNote error={create.error} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>Cancel</Button>
            <Button loading={create.isPending} disabled={columns.length === 0} onClick={start}>Start</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

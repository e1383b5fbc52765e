import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { useSegmentExport } from './queries.ts';

interface SegmentExportProps {
  readonly filter: ContactFilter;
  /** How many match, worded. */
  readonly total: string | undefined;
}

/** Takes the progress of a segment out as a file; not drawn for those who may not. */
export function SegmentExport({ filter, total }: SegmentExportProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  const change = useSegmentExport();
  if (!useMay()('contact-reports:export')) return null;
  const start = (): void => change.start({ filter }, () => setOpen(false));
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
      >
        Export progress
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Export progress">
          <Stack gap="md">
            <Text>
              {total === undefined ? 'Every contact that matches' : `${total} ${total === '1' ? 'contact' : 'contacts'}`} will be written to
              a CSV file with the figures your role may see, at most 5,000. It holds no Social Security number. The export is recorded.
            </Text>
            <RefusalNote error={change.error} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button loading={change.isPending} onClick={start}>
                Export
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

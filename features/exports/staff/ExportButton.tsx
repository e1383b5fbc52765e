import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })));

/** Takes what a list shows out as a file; not drawn for those who may not. */
export function ExportButton({ rows, total }: Pick<ExportDialogProps, 'rows' | 'total'>): ReactElement | null {
  const [open, setOpen] = useState(false);
  if (!useMay()('exports:run')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Export
      </Button>
      {open && (
        <Suspense>
          <ExportDialog rows={rows} total={total} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Button, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { getAuditReport } from './queries.ts';

/** Opens the review of the report for the talk with the client, with the current answers. */
export function AuditReportButton({ reportId }: { readonly reportId: string }): ReactElement {
  const open = useAction(() => openPdf(getAuditReport(reportId)));
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
        loading={open.isPending}
        onClick={() => open.start(undefined)}
      >
        Audit report (PDF)
      </Button>
      <RefusalNote error={open.error} />
    </Stack>
  );
}

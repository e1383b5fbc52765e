import { Button, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { getAuditReport } from './queries.ts';

/** Opens the review of the report for the talk with the client, made as things stand now. */
export function AuditReportButton({ reportId }: { readonly reportId: string }): ReactElement {
  const open = useMutation({ mutationFn: () => openPdf(getAuditReport(reportId)) });
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
        loading={open.isPending}
        onClick={() => open.mutate()}
      >
        Audit report (PDF)
      </Button>
      <RefusalNote error={open.error} />
    </Stack>
  );
}

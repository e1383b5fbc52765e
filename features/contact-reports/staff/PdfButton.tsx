import { Button, Group } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { PART_NAMES, type PdfPart } from '../rules/report-parts.ts';
import { getReportPdf } from './queries.ts';

/** Opens the part as PDF with the head of the office. */
export function PdfButton({ contactId, part }: { readonly contactId: string; readonly part: PdfPart }): ReactElement {
  const open = useAction(() => openPdf(getReportPdf(contactId, part)));
  return (
    <Group justify="flex-end" mb="sm" gap="sm">
      <RefusalNote error={open.error} />
      <Button
        leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
        loading={open.isPending}
        onClick={() => open.start(undefined)}
      >
        {PART_NAMES[part]} (PDF)
      </Button>
    </Group>
  );
}

import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/save-file.ts';
import { getAudit } from './queries.ts';

/** The audit report as PDF, for the consultation. */
export function AuditButton({ reportId }: { readonly reportId: string }): ReactElement {
  const audit = useMutation({ mutationFn: () => getAudit(reportId), onSuccess: (file) => saveFile(file, file.name) });
  return (
    <>
      <Button variant="default" leftSection={<IconFileTypePdf size={16} aria-hidden="true" />} loading={audit.isPending} onClick={() => audit.mutate()}>Audit report</Button>
      <RefusalNote error={audit.error} />
    </>
  );
}

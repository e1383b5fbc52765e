import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { api } from '../queries.ts';
import type { CaseOf } from './use-case-controls.ts';

/** Pauses all work on a client, with the reason. */
export function HoldDialog({ of, onClose }: { readonly of: CaseOf; readonly onClose: () => void }): ReactElement {
  const hold = useChange(api.hold);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    save: ({ reason }) => hold.run({ contactId: of.id, version: of.version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Put ${of.name} on hold`} form={form} submit="Put on hold" onClose={onClose}>
      <Text>No round can be sent and no stage changed until work resumes.</Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={300} />
    </FormDialog>
  );
}

import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { api } from '../queries.ts';
import type { CaseOf } from './use-case-controls.ts';

/** Lifts the hold on a client, with the reason. */
export function ResumeDialog({ of, onClose }: { readonly of: CaseOf; readonly onClose: () => void }): ReactElement {
  const resume = useChange(api.resume);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    save: ({ reason }) => resume.run({ contactId: of.id, version: of.version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Resume work on ${of.name}`} form={form} submit="Resume work" onClose={onClose}>
      <Text>Rounds can then be sent and stages changed again. The reason is kept.</Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={300} />
    </FormDialog>
  );
}

import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { OfficeState } from '../../contract.ts';
import { api } from '../queries.ts';

/** Switches a state off, with the reason; it goes back to review. */
export function DisableState({ of, onClose }: { readonly of: OfficeState; readonly onClose: () => void }): ReactElement {
  const disable = useChange(api.disableState);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    save: ({ reason }) => disable.run({ state: of.state, version: of.version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Switch off ${of.name}`} form={form} submit="Switch off" onClose={onClose}>
      <Text>No work may be done for clients who live there until the state is switched on again.</Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={200} />
    </FormDialog>
  );
}

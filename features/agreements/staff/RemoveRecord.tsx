import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Agreement } from '../contract.ts';
import { api } from './queries.ts';

interface RemoveRecordProps {
  readonly of: Agreement;
  readonly onDone: (gone: Agreement) => void;
  readonly onClose: () => void;
}

/** Removes a record that was made by mistake, and asks why, because work may start sooner without it. */
export function RemoveRecord({ of, onDone, onClose }: RemoveRecordProps): ReactElement {
  const remove = useChange(api.remove);
  const form = useRecordForm({
    labels: { reason: 'Why was it a mistake?' },
    fill: () => ({ reason: '' }),
    save: ({ reason }) => remove.run({ id: of.id, version: of.version, reason }),
    onDone,
  });
  return (
    <FormDialog title="Remove agreement" form={form} submit="Remove" leave="Close" onClose={onClose}>
      <Text>The agreement of {formatDate(of.signedOn)} will no longer count. It stays in the history, and you can restore it.</Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={200} />
    </FormDialog>
  );
}

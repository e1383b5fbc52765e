import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Agreement } from '../contract.ts';
import { api } from './queries.ts';

interface UndoCancellationProps {
  readonly of: Agreement;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Undoes a cancellation that was recorded by mistake, and asks why, because work may go on without it. */
export function UndoCancellation({ of, onDone, onClose }: UndoCancellationProps): ReactElement {
  const undo = useChange(api.undoCancel);
  const form = useRecordForm({
    labels: { reason: 'Why was it a mistake?' },
    fill: () => ({ reason: '' }),
    save: ({ reason }) => undo.run({ id: of.id, version: of.version, reason }),
    onDone,
  });
  return (
    <FormDialog title="Undo cancellation" form={form} submit="Undo cancellation" leave="Close" onClose={onClose}>
      <Text>
        The agreement of {formatDate(of.signedOn)} is then in effect again. A client who did cancel may not be worked for: 15 U.S.C.
        1679e(a).
      </Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={200} />
    </FormDialog>
  );
}

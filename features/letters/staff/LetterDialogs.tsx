import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { LetterRow } from '../contract.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { ChangeCopyDialog } from './ChangeCopyDialog.tsx';
import type { AskedOfLetter } from './asked-of-letter.ts';
import { api } from './queries.ts';

interface LetterDialogProps {
  readonly row: LetterRow;
  readonly onClose: () => void;
}

export function LetterDialogs({ asked, ...props }: LetterDialogProps & { readonly asked: AskedOfLetter }): ReactElement {
  switch (asked) {
    case 'copy':
      return <ChangeCopyDialog {...props} />;
    case 'void':
      return <VoidDialog {...props} />;
    case 'return':
      return <ReturnDialog {...props} />;
    case 'undo-return':
      return <UndoReturnDialog {...props} />;
  }
}

function VoidDialog({ row, onClose }: LetterDialogProps): ReactElement {
  const change = useChange(api.void);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    save: ({ reason }) => change.run({ id: row.id, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Void the letter to ${letterTo(row)}`} form={form} submit="Void letter" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          The letter is canceled and goes to no one. Print batches that hold it can no longer be opened. You can make a new copy of it
          later.
        </Text>
        <TextInput {...form.text('reason')} data-autofocus maxLength={300} />
      </Stack>
    </FormDialog>
  );
}

function ReturnDialog({ row, onClose }: LetterDialogProps): ReactElement {
  const change = useChange(api.recordReturn);
  const form = useRecordForm({
    labels: { returnedOn: 'Came back on', note: 'What the envelope says' },
    fill: () => ({ returnedOn: '', note: '' }),
    check: ({ returnedOn, note }) =>
      returnedOn === ''
        ? { returnedOn: 'Please enter the day.' }
        : note.trim() === ''
          ? { note: 'Please say what is on the envelope, such as “Not deliverable as addressed”.' }
          : {},
    save: ({ returnedOn, note }) => change.run({ id: row.id, version: row.mailing?.version ?? 0, returnedOn, note }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Returned mail: letter to ${letterTo(row)}`} form={form} submit="Record returned mail" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          What came back was not received, so no time for an answer runs. Check the address. You can mail this letter again as it is
          {row.kind === 'written' ? ', or write it again as a new copy.' : '.'}
        </Text>
        <TextInput {...form.text('returnedOn')} type="date" data-autofocus />
        <Textarea {...form.text('note')} autosize minRows={2} maxLength={300} />
      </Stack>
    </FormDialog>
  );
}

function UndoReturnDialog({ row, onClose }: LetterDialogProps): ReactElement {
  const change = useChange(api.undoReturn);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    save: ({ reason }) => change.run({ id: row.id, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Undo returned mail" form={form} submit="Undo" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">The mailing counts again, from the day that was recorded.</Text>
        <TextInput {...form.text('reason')} data-autofocus maxLength={500} />
      </Stack>
    </FormDialog>
  );
}

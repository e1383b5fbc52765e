import type { MantineSize } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from './Dialog.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';

interface FormDialogProps<F extends string> extends Pick<RecordFormProps<F>, 'form' | 'submit' | 'canSubmit' | 'children'> {
  readonly title: string;
  readonly size?: MantineSize;
  /** The words of the button that leaves it. */
  readonly leave?: string;
  readonly onClose: () => void;
}

/** A form in a dialog. Mark the field the cursor begins in with `data-autofocus`. Closed, the cursor is where it was before. */
export function FormDialog<F extends string>({ title, size, leave = 'Cancel', onClose, ...form }: FormDialogProps<F>): ReactElement {
  return (
    <Dialog title={title} centered onClose={onClose} {...(size !== undefined && { size })}>
      <RecordForm foot="end" leave={{ words: leave, go: onClose }} {...form} />
    </Dialog>
  );
}

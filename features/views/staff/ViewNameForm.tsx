// The name of a view. Loaded when it is opened, because every list has views and is kept light.
import { Checkbox, Popover, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { CHECKED } from '../../../platform/web/form/form-fields.ts';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useFocusBack } from '../../../platform/web/form/use-focus-back.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import type { View } from '../contract.ts';

interface ViewNameFormProps {
  readonly label: string;
  readonly submit: string;
  /** The view to be renamed; none for a new one. */
  readonly view?: View;
  readonly mayShare?: boolean;
  readonly save: (named: { readonly name: string; readonly shared: boolean }, on: View | undefined) => Promise<View>;
  readonly onSaved: (view: View) => void;
  readonly onClose: () => void;
}

/** The inside of an open popover. */
export default function ViewNameForm(props: ViewNameFormProps): ReactElement {
  const { label, submit, view, mayShare = false, save, onSaved, onClose } = props;
  useFocusBack();
  const form = useRecordForm<'name' | 'shared', View, View>({
    labels: { name: 'Name of the view', shared: 'Share with the office' },
    record: view,
    fill: (on) => ({ name: on?.name ?? '', shared: on?.shared ? CHECKED : '' }),
    save: ({ name, shared }, on) => save({ name, shared: shared === CHECKED }, on),
    onDone: onSaved,
  });
  return (
    <Popover.Dropdown role="dialog" aria-label={label}>
      <RecordForm form={form} submit={submit} leave={{ words: 'Cancel', go: onClose }} takesFocus>
        <TextInput {...form.text('name')} maxLength={60} data-autofocus />
        {mayShare && <Checkbox {...form.check('shared')} />}
      </RecordForm>
    </Popover.Dropdown>
  );
}

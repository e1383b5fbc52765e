import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { DraftItemInput } from '../contract.ts';
import { CORRECT_KEYS, CORRECT_WORDS, correctKeysOf } from '../rules/correct-words.ts';
import { api } from './queries.ts';

interface ConfirmCorrectProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly item: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>;
  readonly heading: string;
}

/** The client says that the line, or something on it, is right as reported. */
export function ConfirmCorrect(props: ConfirmCorrectProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setOpen(true)}>
        Client says this is right
      </Button>
      {isOpen && <ConfirmDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ConfirmDialog({
  contactId,
  reportId,
  item,
  heading,
  onClose,
}: ConfirmCorrectProps & { readonly onClose: () => void }): ReactElement {
  const confirm = useChange(api.confirmCorrect);
  const { bureau, kind, lineId } = item;
  const words = correctKeysOf(kind).map((value) => ({
    value,
    label: CORRECT_WORDS[value].label,
  }));
  const form = useRecordForm({
    labels: { what: 'What is right', everywhere: 'At every bureau' },
    fill: () => ({ what: '', everywhere: '' }),
    check: ({ what }) => (what === '' ? { what: 'Choose what the client says is right.' } : {}),
    save: ({ what, everywhere }) =>
      confirm.run({
        contactId,
        reportId,
        bureau,
        kind,
        lineId,
        what: CORRECT_KEYS.find((key) => key === what) ?? 'line',
        everywhere: everywhere === 'yes',
      }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Right as reported: ${heading}`} form={form} submit="Record" onClose={onClose}>
      <NativeSelect {...form.choice('what', words, 'Choose')} data-autofocus />
      <Checkbox {...form.check('everywhere')} label="It holds at every bureau" />
    </FormDialog>
  );
}

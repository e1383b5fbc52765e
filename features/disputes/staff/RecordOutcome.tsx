import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FormElement, FormRefusal } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { OUTCOME_RESULTS, type Round } from '../contract.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { api } from './queries.ts';

const RESULTS = OUTCOME_RESULTS.map((value) => ({ value, label: OUTCOME_WORDS[value] }));

/** What a letter of the bureau says came of an item, recorded by hand. */
export function RecordOutcome({ item }: { readonly item: Round['items'][number] }): ReactElement {
  const add = useChange(api.addOutcome);
  const [isOpen, setOpen] = useState(false);
  const form = useRecordForm({
    labels: { result: 'The bureau’s answer', note: 'Note' },
    fill: () => ({ result: 'removed', note: '' }),
    save: ({ result, note }) => add.run({ itemId: item.id, result: OUTCOME_RESULTS.find((one) => one === result) ?? 'removed', note }),
  });
  const where = `${item.heading} at ${BUREAU_NAMES[item.bureau]}`;
  if (!isOpen)
    return (
      <Button size="compact-xs" variant="subtle" aria-label={`Record the answer on ${where}`} onClick={() => setOpen(true)}>
        Record answer
      </Button>
    );
  return (
    <FormElement form={form}>
      <Group gap="xs" align="flex-end">
        <NativeSelect {...form.choice('result', RESULTS)} size="xs" aria-label={`The bureau’s answer on ${where}`} />
        <TextInput {...form.text('note')} size="xs" placeholder="Letter of …" maxLength={500} />
        <Button size="xs" type="submit" loading={form.isPending}>
          Save
        </Button>
        <Button size="xs" variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Group>
      <FormRefusal form={form} />
    </FormElement>
  );
}

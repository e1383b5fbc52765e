// What a letter of a bureau says came of the items sent to it: one sheet for the letter, nothing chosen beforehand.
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { FormElement, FormRefusal } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { OUTCOME_RESULTS, type Round } from '../contract.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { api, documentsOptions } from './queries.ts';

const RESULTS = OUTCOME_RESULTS.map((value) => ({ value, label: OUTCOME_WORDS[value] }));
const resultField = (id: string): string => `result-${id}`;

interface RecordAnswersProps {
  readonly contactId: string;
  readonly bureau: Bureau;
  /** Those that wait for an answer. */
  readonly items: Round['items'];
}

export function RecordAnswers({ contactId, bureau, items }: RecordAnswersProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size="compact-sm" variant="default" aria-label={`Record answers of ${BUREAU_NAMES[bureau]}`} onClick={() => setOpen(true)}>
        Record answers
      </Button>
    );
  return <AnswersForm contactId={contactId} bureau={bureau} items={items} onClose={() => setOpen(false)} />;
}

function AnswersForm({ contactId, bureau, items, onClose }: RecordAnswersProps & { readonly onClose: () => void }): ReactElement {
  const record = useChange(api.recordAnswers);
  const documents = useQuery(documentsOptions(contactId));
  const files = documents.data?.rows.filter(({ state }) => state === 'ok').map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const chosen = (typed: Readonly<Record<string, string>>) =>
    items.flatMap(({ id }) => {
      const result = OUTCOME_RESULTS.find((one) => one === typed[resultField(id)]);
      return result ? [{ itemId: id, result }] : [];
    });
  const form = useRecordForm<string>({
    labels: {
      answeredOn: 'Day of the answer',
      fileId: 'The bureau’s letter',
      note: 'Note',
      ...Object.fromEntries(items.map(({ id, heading }) => [resultField(id), heading])),
    },
    fill: () => ({ answeredOn: '', fileId: '', note: '', ...Object.fromEntries(items.map(({ id }) => [resultField(id), ''])) }),
    check: (typed) => {
      const answers = chosen(typed);
      const [first] = items;
      if (answers.length === 0 && first) return { [resultField(first.id)]: 'Choose what came of at least one item.' };
      return typed['answeredOn'] === '' && answers.some(({ result }) => result !== 'unanswered')
        ? { answeredOn: 'Please enter the day the letter bears.' }
        : {};
    },
    save: (typed) =>
      record.run({
        contactId,
        answeredOn: typed['answeredOn'] === '' ? null : (typed['answeredOn'] ?? null),
        fileId: typed['fileId'] === '' ? null : (typed['fileId'] ?? null),
        note: typed['note'] ?? '',
        answers: chosen(typed),
      }),
    onDone: onClose,
  });
  return (
    <FormElement form={form}>
      <Stack gap="xs" my="xs">
        {items.map(({ id, heading, accountNumberMasked }) => (
          <NativeSelect
            key={id}
            {...form.choice(resultField(id), RESULTS, 'Choose')}
            label={[heading, accountNumberMasked].filter(Boolean).join(' ')}
            aria-label={`The answer on ${heading} at ${BUREAU_NAMES[bureau]}`}
            size="xs"
          />
        ))}
        <Group gap="xs" align="flex-end">
          <TextInput {...form.text('answeredOn')} type="date" size="xs" />
          <NativeSelect {...form.choice('fileId', files, files.length === 0 ? 'No file of this contact' : 'No file')} size="xs" />
          <TextInput {...form.text('note')} size="xs" maxLength={500} />
        </Group>
        <Text size="xs" c="dimmed">
          Items without a choice stay open.
        </Text>
        <FormRefusal form={form} />
        <Group gap="xs">
          <Button size="xs" type="submit" loading={form.isPending}>
            Save answers
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </FormElement>
  );
}

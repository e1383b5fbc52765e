import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { DraftNote } from '../../../platform/web/form/DraftNote.tsx';
import { FormElement, FormRefusal } from '../../../platform/web/form/RecordForm.tsx';
import type { RecordForm } from '../../../platform/web/form/use-record-form.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { SentDocument } from '../contract.ts';
import { documentPhrase, type DocumentKind } from '../rules/required-documents.ts';

export const MARK_LABELS = {
  seenOn: 'Seen on',
  fileId: 'File',
  note: 'Note',
  bureaus: 'Bureaus it names',
  validUntil: 'Expires on, if it says so',
} as const;

/** What a signed authorization may name, as codes. */
const ALL = BUREAUS.join(',');
export const readBureaus = (value: string): Bureau[] => BUREAUS.filter((bureau) => (value || ALL).split(',').includes(bureau));
const BUREAU_CHOICES = [BUREAUS, ...BUREAUS.map((left) => BUREAUS.filter((bureau) => bureau !== left)), ...BUREAUS.map((one) => [one])].map(
  (some) => ({
    value: some.join(','),
    label: some.length === BUREAUS.length ? 'All three bureaus' : some.map((bureau) => BUREAU_NAMES[bureau]).join(', '),
  }),
);

interface MarkFormProps {
  readonly kind: DocumentKind;
  readonly form: RecordForm<keyof typeof MARK_LABELS>;
  readonly sent: readonly SentDocument[];
  readonly hasOlder: boolean;
}

/** Marks a document as received: one click for today, and a day, a file and a note for more detail. */
export function MarkForm({ kind, form, sent, hasOlder }: MarkFormProps): ReactElement {
  const [open, setOpen] = useState(() => form.values.fileId !== '' || form.values.note !== '');
  const phrase = documentPhrase(kind);
  const choices = sent.filter(({ state }) => state !== 'infected').map(({ id, name }) => ({ value: id, label: name }));
  const more = choices.length > 0 ? 'Add file, last day or note' : 'Add last day or note';
  return (
    <FormElement form={form} label={`Mark ${phrase} as received`}>
      <Stack gap="xs" mt={6}>
        {form.keptFrom && <DraftNote savedAt={form.keptFrom} />}
        <Group gap="xs" align="flex-start">
          <TextInput
            {...form.text('seenOn')}
            label={undefined}
            size="xs"
            type="date"
            w={144}
            aria-label={`${phrase}: seen on`}
            max={officeToday()}
          />
          <Button type="submit" size="xs" variant="default" loading={form.isPending} aria-label={`Mark as received: ${phrase}`}>
            Mark as received
          </Button>
          <Button size="xs" variant="subtle" aria-label={`${more}: ${phrase}`} aria-expanded={open} onClick={() => setOpen(!open)}>
            {more}
          </Button>
        </Group>
        {kind === 'authorization' && <NativeSelect {...form.choice('bureaus', BUREAU_CHOICES)} size="xs" />}
        {(open || kind === 'authorization') && <TextInput {...form.text('validUntil')} size="xs" type="date" w={164} min={officeToday()} />}
        {open && choices.length > 0 && (
          <NativeSelect
            {...form.choice('fileId', choices, 'None of them')}
            size="xs"
            description={hasOlder ? 'Older files can be chosen once they are loaded below.' : undefined}
          />
        )}
        {open && <TextInput {...form.text('note')} size="xs" maxLength={300} />}
        <FormRefusal form={form} />
      </Stack>
    </FormElement>
  );
}

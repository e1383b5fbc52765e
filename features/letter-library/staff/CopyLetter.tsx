import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import type { LibraryLetterDetail } from '../contract.ts';
import { api } from './queries.ts';

interface CopyLetterProps {
  readonly letter: LibraryLetterDetail;
  readonly onClose: () => void;
}

/** Adds a letter of the office that begins with the words of another. */
export function CopyLetter({ letter, onClose }: CopyLetterProps): ReactElement {
  const go = useGo();
  const copy = useChange(api.copyLetter);
  const form = useRecordForm<'name' | 'language', undefined, { readonly id: string }>({
    labels: { name: 'Name', language: 'Language' },
    fill: () => ({ name: `${letter.name.slice(0, 70)}, copy`, language: letter.language }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Please enter a name.' } : {}),
    save: ({ name, language }) => copy.run({ copyOf: letter.id, name, language: language === 'es' ? 'es' : 'en' }),
    onDone: ({ id }) => go(`/letters?letter=${id}`),
  });
  return (
    <FormDialog title={`Copy "${letter.name}"`} form={form} submit="Add copy" onClose={onClose}>
      <TextInput {...form.text('name')} maxLength={80} withAsterisk data-autofocus />
      {letter.recipientClass === 'client' && (
        <NativeSelect
          {...form.choice('language', [
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Spanish' },
          ])}
        />
      )}
      <Text size="xs" c="dimmed">
        The copy goes to the same kind of recipient, and asks for the same before it is written. Its words are yours to change.
      </Text>
    </FormDialog>
  );
}

import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import type { AgreementTemplate } from '../contract.ts';
import { api } from './queries.ts';
import { languageWords } from './template-words.ts';

interface NewTemplateProps {
  /** What can be copied. */
  readonly templates: readonly AgreementTemplate[];
  /** The one that is copied unless another is chosen. */
  readonly copyOf?: string;
  readonly onClose: () => void;
}

export function NewTemplate({ templates, copyOf, onClose }: NewTemplateProps): ReactElement {
  const go = useGo();
  const create = useChange(api.create);
  const first = copyOf ?? templates[0]?.id ?? '';
  const source = (id: string) => templates.find((template) => template.id === id);
  const form = useRecordForm<'copyOf' | 'name' | 'language', undefined, { readonly id: string }>({
    labels: { copyOf: 'Begin with', name: 'Name', language: 'Language' },
    fill: () => ({ copyOf: first, name: '', language: source(first)?.language ?? 'en' }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Please enter a name.' } : {}),
    save: ({ copyOf: from, name, language }) =>
      create.run({
        name,
        language: language === 'es' ? 'es' : 'en',
        states: [...(source(from)?.states ?? [])],
        ...(from !== '' && { copyOf: from }),
      }),
    onDone: ({ id }) => go(`/agreement-templates?template=${id}`),
  });
  return (
    <FormDialog title="New template" form={form} submit="Add template" onClose={onClose}>
      <TextInput {...form.text('name')} maxLength={80} withAsterisk data-autofocus />
      <NativeSelect
        {...form.choice(
          'copyOf',
          templates.map(({ id, name, language }) => ({ value: id, label: `Copy of ${name} (${languageWords(language)})` })),
          'An empty page',
        )}
      />
      <NativeSelect
        {...form.choice('language', [
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Spanish' },
        ])}
      />
      <Text size="xs" c="dimmed">
        A copy in the other language keeps its words until you translate them. The two are a pair when the first one has none yet.
      </Text>
    </FormDialog>
  );
}

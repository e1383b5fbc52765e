import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { sourceName } from '../../../contacts/rules/contact-schema.ts';
import { contactChoicesOptions } from '../queries.ts';
import type { QuickSet } from './quick-fields.ts';

/** A source in use or a new one. */
export function SourceEditor({
  current,
  onSet,
}: {
  readonly current: string | null;
  readonly onSet: (set: QuickSet) => void;
}): ReactElement {
  const list = useId();
  const { data } = useQuery(contactChoicesOptions());
  const form = useRecordForm({
    labels: { source: 'Source' },
    fill: () => ({ source: current ?? '' }),
    check: ({ source }) => ({ source: sourceName.safeParse(source).error?.issues[0]?.message }),
    save: async ({ source }) => onSet({ source: sourceName.parse(source) || null }),
  });
  return (
    <RecordForm
      form={form}
      submit="Save"
      size="xs"
      beside={
        <Button variant="default" size="xs" onClick={() => onSet({ source: null })}>
          No source
        </Button>
      }
    >
      <TextInput {...form.text('source')} data-autofocus maxLength={60} list={list} />
      <datalist id={list}>
        {data?.sources.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
    </RecordForm>
  );
}

import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import type { RecordForm } from '../../../platform/web/form/use-record-form.ts';
import { REQUEST_KINDS, type RequestKind } from '../rules/document-requests.ts';
import { FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import { readKinds } from './document-choice.ts';

/** The part of a form that says which documents are asked for. */
export function DocumentChoice<F extends string>({ form }: { readonly form: RecordForm<F | 'kinds' | 'words'> }): ReactElement {
  const chosen = readKinds(form.values.kinds);
  const toggle = (kind: RequestKind, on: boolean): void =>
    form.set('kinds', REQUEST_KINDS.filter((one) => (one === kind ? on : chosen.includes(one))).join(','));
  return (
    <>
      <Stack gap={8} role="group" aria-label="Documents">
        {REQUEST_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={FILE_KIND_WORDS[kind]}
            checked={chosen.includes(kind)}
            onChange={(event) => toggle(kind, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      {chosen.includes('other') && <TextInput {...form.text('words')} maxLength={160} />}
    </>
  );
}

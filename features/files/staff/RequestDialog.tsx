// Asks a client for documents until a day.
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { addDays } from '../../../platform/base/civil-date.ts';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { filesContract } from '../contract.ts';
import { REQUEST_KINDS, USUAL_DAYS, type RequestKind } from '../rules/document-requests.ts';
import { FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import { api } from './queries.ts';

const LABELS = { kinds: 'Documents', words: 'Which other document', dueOn: 'By' } as const;

interface RequestDialogProps {
  readonly contactId: string;
  /** What is missing, marked when the dialog opens. */
  readonly suggested: readonly RequestKind[];
  readonly onClose: () => void;
  readonly onAsked: (mailed: boolean) => void;
}

export function RequestDialog({ contactId, suggested, onClose, onAsked }: RequestDialogProps): ReactElement {
  const request = useChange(api.requestDocuments);
  const form = useRecordForm({
    labels: LABELS,
    fill: () => ({ kinds: suggested.join(','), words: '', dueOn: addDays(officeToday(), USUAL_DAYS) }),
    check: (values) => {
      const problems = problemsIn(filesContract.requestDocuments, inputOf(values));
      return readKinds(values.kinds).includes('other') && values.words.trim() === ''
        ? { ...problems, words: 'Please say which document.' }
        : problems;
    },
    save: (values) => request.run(inputOf(values)),
    onDone: ({ mailed }) => onAsked(mailed),
    draft: `document-request:${contactId}`,
  });
  function inputOf({ kinds, words, dueOn }: { readonly kinds: string; readonly words: string; readonly dueOn: string }) {
    const documents = readKinds(kinds).map((kind) => ({ kind, words: kind === 'other' ? words : null }));
    return { contactId, documents, dueOn };
  }
  const chosen = readKinds(form.values.kinds);
  const toggle = (kind: RequestKind, on: boolean): void =>
    form.set('kinds', REQUEST_KINDS.filter((one) => (one === kind ? on : chosen.includes(one))).join(','));
  return (
    <FormDialog title="Ask for documents" form={form} submit="Ask the client" canSubmit={chosen.length > 0} onClose={onClose}>
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
      <TextInput {...form.text('dueOn')} type="date" w={180} min={officeToday()} />
      <Text c="dimmed" size="sm">
        The client is told by email in their language, and reminded every three days from two days before that day, at most five times.
      </Text>
    </FormDialog>
  );
}

const readKinds = (value: string): RequestKind[] => REQUEST_KINDS.filter((kind) => value.split(',').includes(kind));

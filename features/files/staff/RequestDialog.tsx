// Asks a client for documents until a day.
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { addDays } from '../../../platform/base/civil-date.ts';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { filesContract } from '../contract.ts';
import { USUAL_DAYS, type RequestKind } from '../rules/document-requests.ts';
import { problemOfOther, readDocuments, readKinds, writeDocuments } from './document-choice.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { api, requestSetsOptions } from './queries.ts';

const LABELS = { set: 'Set', kinds: 'Documents', words: 'Which other document', dueOn: 'By' } as const;

interface RequestDialogProps {
  readonly contactId: string;
  /** What is missing, marked when the dialog opens. */
  readonly suggested: readonly RequestKind[];
  readonly onClose: () => void;
  readonly onAsked: (mailed: boolean) => void;
}

export function RequestDialog({ contactId, suggested, onClose, onAsked }: RequestDialogProps): ReactElement {
  const request = useChange(api.requestDocuments);
  const sets = useQuery(requestSetsOptions).data?.rows ?? [];
  const form = useRecordForm({
    labels: LABELS,
    fill: () => ({ set: '', kinds: suggested.join(','), words: '', dueOn: addDays(officeToday(), USUAL_DAYS) }),
    check: (values) => ({ ...problemsIn(filesContract.requestDocuments, inputOf(values)), ...problemOfOther(values) }),
    save: (values) => request.run(inputOf(values)),
    onDone: ({ mailed }) => onAsked(mailed),
    draft: `document-request:${contactId}`,
  });
  function inputOf(values: { readonly kinds: string; readonly words: string; readonly dueOn: string }) {
    return { contactId, documents: readDocuments(values), dueOn: values.dueOn };
  }
  const take = (id: string): void => {
    form.set('set', id);
    const one = sets.find((set) => set.id === id);
    if (!one) return;
    const { kinds, words } = writeDocuments(one.documents);
    form.set('kinds', kinds);
    form.set('words', words);
    form.set('dueOn', addDays(officeToday(), one.days));
  };
  return (
    <FormDialog
      title="Ask for documents"
      form={form}
      submit="Ask the client"
      canSubmit={readKinds(form.values.kinds).length > 0}
      onClose={onClose}
    >
      {sets.length > 0 && (
        <NativeSelect
          label={LABELS.set}
          value={form.values.set}
          onChange={(event) => take(event.currentTarget.value)}
          data={[{ value: '', label: 'Chosen one by one' }, ...sets.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <DocumentChoice form={form} />
      <TextInput {...form.text('dueOn')} type="date" w={180} min={officeToday()} />
      <Text c="dimmed" size="sm">
        The client is told by email in their language, and reminded every three days from two days before that day, at most five times.
      </Text>
    </FormDialog>
  );
}

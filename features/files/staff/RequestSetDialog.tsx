// Adds or changes a set of documents that are asked for together.
import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { filesContract, type RequestSet } from '../contract.ts';
import { USUAL_DAYS } from '../rules/document-requests.ts';
import { LONGEST_SET_NAME, MOST_SET_DAYS } from '../rules/request-sets.ts';
import { problemOfOther, readDocuments, readKinds, writeDocuments } from './document-choice.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { api } from './queries.ts';

const LABELS = { name: 'Name of the set', kinds: 'Documents', words: 'Which other document', days: 'Days to send them' } as const;

interface RequestSetDialogProps {
  /** The set as it is saved now; undefined for a new one. */
  readonly saved: RequestSet | undefined;
  readonly onClose: () => void;
}

export function RequestSetDialog({ saved, onClose }: RequestSetDialogProps): ReactElement {
  const [add, change] = [useChange(api.addRequestSet), useChange(api.changeRequestSet)];
  const form = useRecordForm({
    labels: LABELS,
    record: saved,
    fill: (of) => ({ name: of?.name ?? '', ...writeDocuments(of?.documents ?? []), days: String(of?.days ?? USUAL_DAYS) }),
    check: (values) => ({ ...problemsIn(filesContract.addRequestSet, inputOf(values)), ...problemOfOther(values) }),
    save: (values, on) => (on ? change.run({ id: on.id, version: on.version, ...inputOf(values) }) : add.run(inputOf(values))),
    onDone: onClose,
    draft: `request-set:${saved?.id ?? 'new'}`,
  });
  return (
    <FormDialog
      title={saved ? 'Change the set' : 'Add a set'}
      form={form}
      submit="Save"
      canSubmit={readKinds(form.values.kinds).length > 0}
      onClose={onClose}
    >
      <TextInput {...form.text('name')} maxLength={LONGEST_SET_NAME} data-autofocus />
      <DocumentChoice form={form} />
      <TextInput {...form.text('days')} type="number" min={0} max={MOST_SET_DAYS} w={180} />
    </FormDialog>
  );
}

function inputOf(values: { readonly name: string; readonly kinds: string; readonly words: string; readonly days: string }) {
  // An empty field is no number of days, so that the form says so.
  return { name: values.name, documents: readDocuments(values), days: values.days.trim() === '' ? Number.NaN : Number(values.days) };
}

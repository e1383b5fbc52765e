import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { DraftItemInput } from '../contract.ts';
import { claimProblems } from '../rules/claim-refusal.ts';
import { api } from './queries.ts';

interface RecordSummonsProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly item: Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>;
  readonly heading: string;
}

/** A court wants the client to answer a suit about this account. Nothing for lines that are no account. */
export function RecordSummons(props: RecordSummonsProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  if (props.item.kind !== 'tradeline') return null;
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setOpen(true)}>
        A court summons came
      </Button>
      {isOpen && <SummonsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SummonsDialog({
  contactId,
  reportId,
  item,
  heading,
  onClose,
}: RecordSummonsProps & { readonly onClose: () => void }): ReactElement {
  const keep = useChange(api.recordSummons);
  const { bureau, lineId } = item;
  const form = useRecordForm({
    labels: { servedOn: 'Came on', answerDueOn: 'Answer due in court on', court: 'Court', note: 'Note' },
    fill: () => ({ servedOn: officeToday(), answerDueOn: '', court: '', note: '' }),
    check: ({ servedOn, note }) => ({
      ...claimProblems(note, 'note', 'note'),
      ...(servedOn === '' && { servedOn: 'Please enter the day on which it came.' }),
    }),
    save: ({ servedOn, answerDueOn, court, note }) =>
      keep.run({ contactId, reportId, bureau, lineId, servedOn, answerDueOn: answerDueOn === '' ? null : answerDueOn, court, note }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Court summons: ${heading}`} form={form} submit="Stop work on it" onClose={onClose}>
      <Text>
        Nothing more goes out about this account, at any bureau. Send the client to an attorney today; the court’s day does not wait.
      </Text>
      <TextInput {...form.text('servedOn')} type="date" max={officeToday()} data-autofocus />
      <TextInput {...form.text('answerDueOn')} type="date" />
      <TextInput {...form.text('court')} maxLength={120} />
      <Textarea {...form.text('note')} maxLength={500} autosize />
    </FormDialog>
  );
}

import { Checkbox, Radio, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { CHECKED } from '../../../../platform/web/form/form-fields.ts';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { isContact, OUTCOME_LABELS, OUTCOMES } from '../../rules/calls.ts';
import { LOWERED_URGENCY } from '../../rules/hot-leads.ts';
import { api } from '../queries.ts';
import { localMinute } from './local-minute.ts';

interface LogCallDialogProps {
  readonly contact: { readonly id: string; readonly name: string };
  /** Offers to lower the urgency of a lead who was reached. */
  readonly isHot?: boolean;
  readonly onClose: () => void;
}

const outcomeOf = (value: string) => OUTCOMES.find((one) => one === value);

/** Records a call that was made. What is typed is kept until it is saved, also when the dialog is closed. */
export function LogCallDialog({ contact, isHot = false, onClose }: LogCallDialogProps): ReactElement {
  const [opened] = useState(() => localMinute(new Date()));
  const log = useChange(api.logCall);
  const form = useRecordForm({
    labels: {
      direction: 'Direction',
      outcome: 'Outcome',
      note: 'Note',
      lowerUrgency: `Lower the urgency to ${LOWERED_URGENCY}`,
      at: 'When',
    },
    fill: () => ({ direction: 'outgoing', outcome: '', note: '', lowerUrgency: isHot ? CHECKED : '', at: opened }),
    check: ({ outcome }) => (outcomeOf(outcome) ? {} : { outcome: 'Please choose the outcome.' }),
    save: ({ direction, outcome, note, lowerUrgency, at }) => {
      const time = new Date(at);
      // An unchanged time means now; the minute alone would sort the call before other events of that minute.
      const when: { readonly at?: string } = at === opened || Number.isNaN(time.getTime()) ? {} : { at: time.toISOString() };
      return log.run({
        contactId: contact.id,
        direction: direction === 'incoming' ? 'incoming' : 'outgoing',
        outcome: outcomeOf(outcome) ?? 'no-answer',
        note,
        lowerUrgency: lowerUrgency === CHECKED,
        ...when,
      });
    },
    draft: `call:${contact.id}`,
    onDone: onClose,
  });
  const outcome = outcomeOf(form.values.outcome);
  const reached = outcome !== undefined && isContact(outcome);
  return (
    <FormDialog title={`Call with ${contact.name}`} form={form} submit="Save the call" onClose={onClose}>
      <SegmentedControl
        aria-label="Direction"
        value={form.values.direction}
        onChange={(value) => form.set('direction', value)}
        data={[
          { value: 'outgoing', label: 'We called' },
          { value: 'incoming', label: 'They called' },
        ]}
      />
      <Radio.Group {...form.group('outcome')}>
        <Stack gap={6} mt={6} mb={6}>
          {OUTCOMES.map((value) => (
            <Radio key={value} value={value} label={OUTCOME_LABELS[value]} />
          ))}
        </Stack>
      </Radio.Group>
      {isHot && reached && <Checkbox {...form.check('lowerUrgency')} description="The lead then leaves the hot leads." />}
      <Textarea {...form.text('note')} autosize minRows={2} maxRows={8} maxLength={2000} />
      <TextInput {...form.text('at')} type="datetime-local" />
    </FormDialog>
  );
}

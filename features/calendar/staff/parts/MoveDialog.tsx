// Moves an entry to another day, or time, by keyboard: what dragging does with a pointer.
import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { clockAt } from '../../rules/times.ts';
import { instantText } from '../appointment-form.ts';
import type { Entry } from '../entries.ts';
import { ZONE } from '../queries.ts';

interface MoveDialogProps {
  readonly entry: Entry;
  /** Moves a deadline to a day, an appointment to an instant. */
  readonly move: (entry: Entry, to: string) => Promise<unknown>;
  readonly onClose: () => void;
}
const LABELS = { day: 'New day', time: 'New time' } as const;

export function MoveDialog({ entry, move, onClose }: MoveDialogProps): ReactElement {
  const { appointment } = entry;
  const form = useRecordForm({
    labels: LABELS,
    fill: () => ({ day: entry.from, time: appointment ? clockAt(new Date(appointment.startsAt), ZONE).time : '' }),
    check: ({ day, time }) => ({
      ...(day === '' && { day: 'Please enter a day.' }),
      ...(appointment && time === '' && { time: 'Please enter a time.' }),
    }),
    save: ({ day, time }) => move(entry, appointment ? instantText(day, time) : day),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Move: ${entry.title}`} form={form} submit="Move" onClose={onClose}>
      <SimpleGrid cols={appointment ? 2 : 1} spacing="sm">
        <TextInput {...form.text('day')} type="date" data-autofocus />
        {appointment && <TextInput {...form.text('time')} type="time" />}
      </SimpleGrid>
    </FormDialog>
  );
}

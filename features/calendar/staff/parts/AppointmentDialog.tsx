import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { Appointment, Overlap } from '../../contract.ts';
import {
  APPOINTMENT_LABELS,
  fillAppointment,
  inputOfAppointment,
  problemsOfAppointment,
  showAppointmentValue,
  type Start,
} from '../appointment-form.ts';
import { api, overlapOptions } from '../queries.ts';
import { OverlapNote } from './OverlapNote.tsx';

export type PickContact = (value: string, onChange: (id: string) => void) => ReactElement;

interface AppointmentDialogProps {
  /** The one to change; undefined for a new one. */
  readonly appointment?: Appointment | undefined;
  readonly start: Start;
  /** Left out where the contact is known, as on its own page. */
  readonly pickContact?: PickContact | undefined;
  readonly onDone: (saved: Appointment, overlaps: readonly Overlap[]) => void;
  readonly onClose: () => void;
}

export function AppointmentDialog({ appointment, start, pickContact, onDone, onClose }: AppointmentDialogProps): ReactElement {
  const { me, all, nameOf } = useColleagues();
  const [create, update] = [useChange(api.create), useChange(api.update)];
  const form = useRecordForm({
    labels: APPOINTMENT_LABELS,
    record: appointment,
    fill: (of, typed) => fillAppointment(start, of, typed),
    check: problemsOfAppointment,
    save: (values, on) =>
      on ? update.run({ id: on.id, version: on.version, ...inputOfAppointment(values) }) : create.run(inputOfAppointment(values)),
    ...(appointment && { reload: () => api.get({ id: appointment.id }) }),
    show: (field, value) => showAppointmentValue(field, value, nameOf),
    onDone: (saved) => onDone(saved.appointment, saved.overlaps),
    ...(!appointment && { draft: `appointment:${start.contactId ?? 'office'}` }),
  });
  const people = all.filter(({ id, active }) => active || id === form.values.assigneeId);
  return (
    <FormDialog
      title={appointment ? 'Change appointment' : 'New appointment'}
      size="lg"
      form={form}
      submit={appointment ? 'Save' : 'Add appointment'}
      onClose={onClose}
    >
      <TextInput {...form.text('title')} withAsterisk maxLength={160} data-autofocus />
      <SimpleGrid cols={2} spacing="sm">
        <TextInput {...form.text('startDay')} type="date" />
        <TextInput {...form.text('startTime')} type="time" />
        <TextInput {...form.text('endDay')} type="date" />
        <TextInput {...form.text('endTime')} type="time" />
      </SimpleGrid>
      <FormOverlaps values={form.values} except={appointment?.id} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {pickContact?.(form.values.contactId, (id) => form.set('contactId', id))}
        <NativeSelect
          {...form.choice(
            'assigneeId',
            people.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
            'No one yet',
          )}
        />
      </SimpleGrid>
      <TextInput {...form.text('place')} maxLength={200} />
      <Textarea {...form.text('note')} autosize minRows={2} maxRows={6} />
      <Text c="dimmed" fz="xs">
        No one is notified.
      </Text>
    </FormDialog>
  );
}

interface FormOverlapsProps {
  readonly values: Parameters<typeof inputOfAppointment>[0];
  readonly except: string | undefined;
}

/** Says what the person or the contact has at that time, before anything is saved. */
function FormOverlaps({ values, except }: FormOverlapsProps): ReactElement {
  const [{ startsAt, endsAt, assigneeId, contactId }] = useDebouncedValue(inputOfAppointment(values), 300);
  const canAsk =
    startsAt !== '' &&
    endsAt > startsAt &&
    Date.parse(endsAt) - Date.parse(startsAt) <= 7 * 86_400_000 &&
    (assigneeId ?? contactId) !== null;
  const { data } = useQuery({
    ...overlapOptions({
      startsAt,
      endsAt,
      ...(assigneeId !== null && { assigneeId }),
      ...(contactId !== null && { contactId }),
      ...(except !== undefined && { except }),
    }),
    enabled: canAsk,
  });
  return <div role="status">{canAsk && data && data.overlaps.length > 0 && <OverlapNote overlaps={data.overlaps} />}</div>;
}

import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import type { OfficeState } from '../../contract.ts';
import { api } from '../queries.ts';

const LABELS = {
  license: 'License or registration',
  bond: 'Bond',
  validUntil: 'Valid until',
  reviewedBy: 'Agreement reviewed by',
  reviewedOn: 'Reviewed on',
  sources: 'Sources',
};

/** Switches a state on, with what was reviewed. */
export function EnableState({ of, onClose }: { readonly of: OfficeState; readonly onClose: () => void }): ReactElement {
  const enable = useChange(api.enableState);
  const form = useRecordForm({
    labels: LABELS,
    fill: () => ({ license: '', bond: '', validUntil: '', reviewedBy: '', reviewedOn: officeToday(), sources: '' }),
    save: ({ validUntil, ...values }) => enable.run({ ...values, state: of.state, version: of.version, validUntil: validUntil || null }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Switch on ${of.name}`} form={form} submit="Switch on" size="lg" onClose={onClose}>
      <Text>
        Work may then be done for clients who live there. {of.law !== null && `Begin with ${of.law}. `}What you enter stays on record with
        your name.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput {...form.text('license')} data-autofocus description="The number, or why none is needed" maxLength={200} />
        <TextInput {...form.text('bond')} description="The number, or why none is needed" maxLength={200} />
        <TextInput {...form.text('reviewedBy')} description="The lawyer who checked it" maxLength={120} />
        <TextInput {...form.text('reviewedOn')} type="date" max={officeToday()} description="The day of the review" />
        <TextInput {...form.text('validUntil')} type="date" min={officeToday()} description="The state goes back to review after it" />
      </SimpleGrid>
      <TextInput {...form.text('sources')} description="The statutes and opinions the review rests on" maxLength={500} />
    </FormDialog>
  );
}

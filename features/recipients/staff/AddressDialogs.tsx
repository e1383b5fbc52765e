// Verifying an address, and recording that mail to it came back.
import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { RecipientAddressView, RecipientDetail } from '../contract.ts';
import { addressText } from '../rules/mailing-address.ts';
import { api } from './queries.ts';
import { CHOSEN_WAYS, readWay } from './verification-ways.ts';

interface AddressDialogProps {
  readonly address: RecipientAddressView;
  readonly onClose: () => void;
  readonly onDone: (recipient: RecipientDetail) => void;
}

export function VerifyDialog({ address, onClose, onDone }: AddressDialogProps): ReactElement {
  const verify = useChange(api.verifyAddress);
  const form = useRecordForm<'how' | 'note', undefined, RecipientDetail>({
    labels: { how: 'How did you check it?', note: 'Note' },
    fill: () => ({ how: 'website', note: '' }),
    save: ({ how, note }) => verify.run({ id: address.id, version: address.version, how: readWay(how), note }),
    onDone,
  });
  return (
    <FormDialog title="Verify address" form={form} submit="Verify" canSubmit onClose={onClose}>
      <Text>{addressText(address)}</Text>
      <NativeSelect {...form.choice('how', CHOSEN_WAYS)} data-autofocus />
      <TextInput {...form.text('note')} maxLength={300} />
    </FormDialog>
  );
}

export function ReturnedDialog({ address, onClose, onDone }: AddressDialogProps): ReactElement {
  const mark = useChange(api.markReturned);
  const form = useRecordForm<'on' | 'note', undefined, RecipientDetail>({
    labels: { on: 'Came back on', note: 'Note' },
    fill: () => ({ on: officeToday(), note: '' }),
    check: ({ on }) => (parseCivilDate(on) ? {} : { on: 'Please enter a day.' }),
    save: ({ on, note }) => mark.run({ id: address.id, version: address.version, on, note }),
    onDone,
  });
  return (
    <FormDialog title="Returned mail" form={form} submit="Mark returned" canSubmit onClose={onClose}>
      <Text>{addressText(address)}</Text>
      <Text size="sm" c="dimmed">
        No letter goes there until someone verifies the address again or replaces it.
      </Text>
      <TextInput {...form.text('on')} type="date" max={officeToday()} data-autofocus />
      <TextInput {...form.text('note')} placeholder="What the envelope says" maxLength={300} />
    </FormDialog>
  );
}

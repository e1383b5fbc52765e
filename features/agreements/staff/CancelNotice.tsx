import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { NOTICE_CHANNELS, type Agreement } from '../contract.ts';
import { RECORDED_NOTICES } from '../rules/agreement-words.ts';
import { api } from './queries.ts';

interface CancelNoticeProps {
  readonly of: Agreement;
  readonly onDone: (cancelled: Agreement) => void;
  readonly onClose: () => void;
}

/** Records that the client cancels: at any time, in any form. */
export function CancelNotice({ of, onDone, onClose }: CancelNoticeProps): ReactElement {
  const cancelNotice = useChange(api.cancelNotice);
  const form = useRecordForm({
    labels: { cancelledOn: 'Sent or given on', how: 'How they told you' },
    fill: () => ({ cancelledOn: officeToday(), how: 'email' }),
    // The current version is sent: a correction of the record since then does not change that the client canceled.
    save: ({ cancelledOn, how }) =>
      cancelNotice.run({ id: of.id, version: of.version, cancelledOn, how: NOTICE_CHANNELS.find((one) => one === how) ?? 'other' }),
    onDone,
  });
  return (
    <FormDialog title="Record cancellation" form={form} submit="Save" leave="Close" onClose={onClose}>
      {of.cancelledOn !== null && <Text role="status">Someone else recorded a cancellation: {formatDate(of.cancelledOn)}.</Text>}
      <Text>It counts from the day the client sent or gave notice. From then on no work may be done and nothing may be charged.</Text>
      <TextInput {...form.text('cancelledOn')} data-autofocus type="date" min={of.signedOn} max={officeToday()} />
      <NativeSelect {...form.choice('how', RECORDED_NOTICES)} />
    </FormDialog>
  );
}

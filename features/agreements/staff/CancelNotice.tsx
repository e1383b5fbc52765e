import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { HOW_TOLD, type Agreement } from '../contract.ts';
import { TOLD_WORDS } from '../rules/agreement-words.ts';
import { api } from './queries.ts';

interface CancelNoticeProps {
  readonly of: Agreement;
  readonly onDone: (cancelled: Agreement) => void;
  readonly onClose: () => void;
}

/** Records that the client cancels: at any time, in any way. */
export function CancelNotice({ of, onDone, onClose }: CancelNoticeProps): ReactElement {
  const cancelNotice = useChange(api.cancelNotice);
  const form = useRecordForm({
    labels: { cancelledOn: 'Sent or given on', how: 'How the client told it' },
    fill: () => ({ cancelledOn: officeToday(), how: 'email' }),
    // The version as it is now: a correction of the record meanwhile changes nothing about the client's word.
    save: ({ cancelledOn, how }) =>
      cancelNotice.run({ id: of.id, version: of.version, cancelledOn, how: HOW_TOLD.find((one) => one === how) ?? 'other' }),
    onDone,
  });
  return (
    <FormDialog title="The client cancels" form={form} submit="Write it down" leave="Close" onClose={onClose}>
      {of.cancelledOn !== null && <Text role="status">A cancellation was written down meanwhile: {formatDate(of.cancelledOn)}.</Text>}
      <Text>It counts from the day the client sent or gave notice. From then on no work may be done and nothing may be charged.</Text>
      <TextInput {...form.text('cancelledOn')} data-autofocus type="date" min={of.signedOn} max={officeToday()} />
      <NativeSelect {...form.choice('how', TOLD_WORDS)} />
    </FormDialog>
  );
}

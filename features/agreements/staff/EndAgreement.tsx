import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { OFFICE_ENDS, type Agreement } from '../contract.ts';
import { END_WORDS } from '../rules/agreement-words.ts';
import { api } from './queries.ts';

interface EndAgreementProps {
  readonly of: Agreement;
  readonly onDone: (ended: Agreement) => void;
  readonly onClose: () => void;
}

/** Records that the agreement ended otherwise than by notice of the client. */
export function EndAgreement({ of, onDone, onClose }: EndAgreementProps): ReactElement {
  const end = useChange(api.end);
  const form = useRecordForm({
    labels: { endedOn: 'Ended on', why: 'Why' },
    fill: () => ({ endedOn: officeToday(), why: 'completed' }),
    save: ({ endedOn, why }) =>
      end.run({ id: of.id, version: of.version, endedOn, why: OFFICE_ENDS.find((one) => one === why) ?? 'office' }),
    onDone,
  });
  return (
    <FormDialog title="End agreement" form={form} submit="End agreement" leave="Close" onClose={onClose}>
      {of.cancelledOn !== null && <Text role="status">Someone else recorded its end: {formatDate(of.cancelledOn)}.</Text>}
      <Text>From that day on no work may be done. Where the client gave notice, record a cancellation instead.</Text>
      <NativeSelect {...form.choice('why', END_WORDS)} data-autofocus />
      <TextInput {...form.text('endedOn')} type="date" min={of.signedOn} max={officeToday()} />
    </FormDialog>
  );
}

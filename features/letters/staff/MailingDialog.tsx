import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { MAILING_METHODS, METHOD_WORDS } from '../../disputes/rules/mailing.ts';
import type { LetterRow } from '../contract.ts';
import { api } from './queries.ts';

const METHODS = MAILING_METHODS.map((value) => ({ value, label: METHOD_WORDS[value] }));
const trackingField = (id: string): string => `tracking-${id}`;

interface MailingDialogProps {
  readonly letters: readonly LetterRow[];
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

/** When and how printed letters were mailed. The bureau's time counts from this, so no day is filled in. */
export function MailingDialog({ letters, onClose, onRecorded }: MailingDialogProps): ReactElement {
  const record = useChange(api.recordMailing);
  const labels: Readonly<Record<string, string>> = {
    mailedOn: 'Mailed on',
    method: 'Method',
    annual: 'Free annual report',
    ...Object.fromEntries(letters.map((one) => [trackingField(one.id), `Tracking number: ${one.contactName}, ${letterTo(one)}`])),
  };
  const form = useRecordForm<string>({
    labels,
    fill: () => ({
      mailedOn: '',
      method: 'first-class',
      annual: '',
      ...Object.fromEntries(letters.map(({ id }) => [trackingField(id), ''])),
    }),
    check: ({ mailedOn }) => (mailedOn === '' ? { mailedOn: 'Please enter the day the letters were mailed.' } : {}),
    save: (typed) => {
      const number = (id: string): string => typed[trackingField(id)]?.trim() ?? '';
      return record.run({
        letters: letters.map(({ id }) => ({ id, ...(number(id) !== '' && { trackingNumber: number(id) }) })),
        mailedOn: typed['mailedOn'] ?? '',
        method: MAILING_METHODS.find((one) => one === typed['method']) ?? 'other',
        freeAnnualReport: typed['annual'] === 'yes',
      });
    },
    onDone: onRecorded,
  });
  const isCertified = form.values['method'] === 'certified';
  return (
    <FormDialog
      title={letters.length === 1 ? 'When was it mailed?' : `When were these ${letters.length} letters mailed?`}
      form={form}
      submit="Record mailing"
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextInput {...form.text('mailedOn')} type="date" data-autofocus />
        <NativeSelect {...form.choice('method', METHODS)} />
        {isCertified && letters.map(({ id }) => <TextInput key={id} {...form.text(trackingField(id))} maxLength={40} />)}
        <Checkbox
          {...form.check('annual')}
          label="The report was a free annual report"
          description="From annualcreditreport.com. The bureau then has 45 days (15 U.S.C. 1681j(a)(3))."
        />
        <Text c="dimmed" size="sm">
          The bureau’s time counts from the day it receives a letter. Until that day is recorded, 5 days after the mailing are taken as an
          estimate.
        </Text>
      </Stack>
    </FormDialog>
  );
}

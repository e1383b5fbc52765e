import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { parseDollars } from '../../../../platform/base/money.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import { LICENSE_KINDS } from '../../rules/licenses.ts';
import { api } from '../queries.ts';
import { LICENSE_LABELS } from './license-labels.ts';

const LABELS = {
  kind: 'Kind',
  state: 'State',
  number: 'Number',
  issuer: 'Issued by',
  amount: 'Amount in dollars',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
};
const STATES = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

/** Cents, null where none is named, undefined where it is no amount. */
const centsOf = (amount: string): number | null | undefined => (amount.trim() === '' ? null : parseDollars(amount));

export function LicenseForm({ locationId, onDone }: { readonly locationId: string; readonly onDone: () => void }): ReactElement {
  const add = useChange(api.addLicense);
  const form = useRecordForm({
    labels: LABELS,
    fill: () => ({ kind: 'registration', state: '', number: '', issuer: '', amount: '', validFrom: '', validUntil: '' }),
    check: ({ amount }) => (centsOf(amount) === undefined ? { amount: 'Please enter an amount like 50,000.' } : {}),
    save: ({ kind, state, number, issuer, amount, validFrom, validUntil }) =>
      add.run({
        id: locationId,
        kind: LICENSE_KINDS.find((known) => known === kind) ?? 'registration',
        // The contract checks the state; an empty one gets its sentence.
        state,
        number,
        issuer: issuer || null,
        amountCents: centsOf(amount) ?? null,
        validFrom: validFrom || null,
        validUntil: validUntil || null,
      }),
    onDone,
  });
  return (
    <RecordForm form={form} submit="Save" leave={{ words: 'Cancel', go: onDone }}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
        <NativeSelect
          {...form.choice(
            'kind',
            LICENSE_KINDS.map((value) => ({ value, label: LICENSE_LABELS[value] })),
          )}
        />
        <NativeSelect {...form.choice('state', STATES, 'Choose')} />
        <TextInput {...form.text('number')} />
        <TextInput {...form.text('issuer')} />
        <TextInput {...form.text('amount')} inputMode="decimal" />
        <TextInput {...form.text('validFrom')} type="date" />
        <TextInput {...form.text('validUntil')} type="date" />
      </SimpleGrid>
    </RecordForm>
  );
}

import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import type { RecipientAddressView, RecipientDetail } from '../contract.ts';
import { LONGEST_LINE } from '../rules/mailing-address.ts';
import { PURPOSE_LABELS, PURPOSES, SOURCE_LABELS } from '../rules/recipient-kinds.ts';
import { ADDRESS_LABELS, checkAddress, fillAddress, readTyped, type AddressField } from './address-form.ts';
import { api } from './queries.ts';
import { CHOSEN_WAYS, readWay } from './verification-ways.ts';

interface AddressFormProps {
  readonly recipient: Pick<RecipientDetail, 'id' | 'name'>;
  /** What is done: a new address, a correction of one, or another in its place. */
  readonly mode: 'add' | 'change' | 'replace';
  readonly address?: RecipientAddressView | undefined;
  readonly onClose: () => void;
}
type Field = AddressField | 'purpose' | 'source' | 'sourceNote' | 'isVerified' | 'how' | 'note';

const TITLES = { add: 'New address', change: 'Correct address', replace: 'Replace address' } as const;
const STATES = US_STATES.map(({ code, name }) => ({ value: code, label: name }));
const TYPED_SOURCES = (['office', 'website', 'letter', 'client'] as const).map((value) => ({ value, label: SOURCE_LABELS[value] }));

export function AddressForm({ recipient, mode, address, onClose }: AddressFormProps): ReactElement {
  const add = useChange(api.addAddress);
  const change = useChange(api.changeAddress);
  const replace = useChange(api.replaceAddress);
  const form = useRecordForm<Field, RecipientAddressView, RecipientDetail>({
    labels: {
      purpose: 'For',
      ...ADDRESS_LABELS,
      source: 'Where it is from',
      sourceNote: 'Source note',
      isVerified: 'I verified this address',
      how: 'How',
      note: 'Note on the check',
    },
    record: address,
    fill: (record) => ({
      purpose: record?.purpose ?? 'direct-disputes',
      ...fillAddress(record, recipient.name),
      ...(mode === 'replace' && { line1: '', line2: '', city: '', state: '', zip: '' }),
      source: 'office',
      sourceNote: (mode === 'change' && record?.sourceNote) || '',
      isVerified: '',
      how: 'website',
      note: '',
    }),
    check: checkAddress,
    save: (values, on) => {
      const purpose = PURPOSES.find((one) => one === values.purpose) ?? 'general';
      const typed = readTyped(values);
      const source = TYPED_SOURCES.find(({ value }) => value === values.source)?.value ?? 'office';
      const verified = values.isVerified === '' ? {} : { verified: { how: readWay(values.how), note: values.note } };
      const added = { address: typed, source, sourceNote: values.sourceNote, ...verified };
      if (on === undefined || mode === 'add') return add.run({ id: recipient.id, purpose, ...added });
      const { id, version } = on;
      return mode === 'replace'
        ? replace.run({ id, version, ...added })
        : change.run({ id, version, purpose, address: typed, sourceNote: values.sourceNote });
    },
    onDone: onClose,
  });
  return (
    <FormDialog title={TITLES[mode]} form={form} submit={mode === 'replace' ? 'Replace' : 'Save'} onClose={onClose}>
      {mode !== 'replace' && <NativeSelect {...form.choice('purpose', PURPOSE_LABELS)} />}
      <TextInput {...form.text('nameLine')} maxLength={LONGEST_LINE} withAsterisk />
      <TextInput {...form.text('line1')} maxLength={LONGEST_LINE} withAsterisk data-autofocus />
      <TextInput {...form.text('line2')} maxLength={LONGEST_LINE} />
      <Group gap="sm" grow align="flex-start">
        <TextInput {...form.text('city')} maxLength={28} withAsterisk />
        <TextInput {...form.text('zip')} maxLength={10} inputMode="numeric" withAsterisk />
      </Group>
      <NativeSelect {...form.choice('state', STATES, 'Choose a state')} withAsterisk />
      {mode !== 'change' && <NativeSelect {...form.choice('source', TYPED_SOURCES)} />}
      <TextInput {...form.text('sourceNote')} maxLength={160} />
      {mode !== 'change' && (
        <>
          <Checkbox {...form.check('isVerified')} />
          {form.values.isVerified !== '' && (
            <>
              <NativeSelect {...form.choice('how', CHOSEN_WAYS)} />
              <TextInput {...form.text('note')} maxLength={300} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

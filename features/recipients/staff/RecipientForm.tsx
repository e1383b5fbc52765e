import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { RecipientDetail } from '../contract.ts';
import { KIND_LABELS, RECIPIENT_KINDS } from '../rules/recipient-kinds.ts';
import { api } from './queries.ts';

interface RecipientFormProps {
  /** The one that is changed; a new one when left out. */
  readonly recipient?: RecipientDetail | undefined;
  readonly onClose: () => void;
  readonly onDone: (recipient: RecipientDetail) => void;
}
type Field = 'kind' | 'name' | 'phone' | 'website' | 'note';

export function RecipientForm({ recipient, onClose, onDone }: RecipientFormProps): ReactElement {
  const create = useChange(api.create);
  const change = useChange(api.change);
  const form = useRecordForm<Field, RecipientDetail, RecipientDetail>({
    labels: { name: 'Name', kind: 'Kind', phone: 'Phone', website: 'Website', note: 'Note' },
    record: recipient,
    fill: (record) => ({
      kind: record?.kind ?? 'furnisher',
      name: record?.name ?? '',
      phone: record?.phone ? formatPhone(record.phone) : '',
      website: record?.website ?? '',
      note: record?.note ?? '',
    }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Please enter a name.' } : {}),
    save: ({ kind, ...typed }, on) => {
      const fields = { ...typed, kind: RECIPIENT_KINDS.find((one) => one === kind) ?? 'other' };
      return on ? change.run({ id: on.id, version: on.version, ...fields }) : create.run(fields);
    },
    onDone,
  });
  return (
    <FormDialog
      title={recipient ? 'Edit recipient' : 'New recipient'}
      form={form}
      submit={recipient ? 'Save' : 'Add recipient'}
      onClose={onClose}
    >
      <TextInput {...form.text('name')} maxLength={80} withAsterisk data-autofocus />
      <NativeSelect {...form.choice('kind', KIND_LABELS)} />
      <TextInput {...form.text('phone')} type="tel" maxLength={30} />
      <TextInput {...form.text('website')} maxLength={160} />
      <Textarea {...form.text('note')} autosize minRows={2} maxLength={500} />
    </FormDialog>
  );
}

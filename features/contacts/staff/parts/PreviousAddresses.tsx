// Where a person lived before; bureaus find files by it.
import { ActionIcon, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import type { Values } from '../../../../platform/web/form/form-state.ts';
import { problemsIn } from '../../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { contactsContract, type ContactView, type PreviousAddress } from '../../contract.ts';
import type { NewAddress } from '../detail-queries.ts';
import { api } from '../queries.ts';
import { STATE_CHOICES } from './ContactFields.tsx';

export function PreviousAddresses({ contact }: { readonly contact: ContactView }): ReactElement {
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PreviousAddress>();
  const remove = useChange(api.removeAddress);
  const add = useChange(api.addAddress);
  const { abilities, previousAddresses } = contact;
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2}>Previous addresses</Title>
        {abilities.update && !adding && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            Add address
          </Button>
        )}
      </Group>
      {removed && (
        <UndoNote
          sentence={`${removed.addressLine1} was removed.`}
          busy={add.isPending}
          error={add.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => {
            const { id: _old, ...same } = removed;
            add.start({ ...same, id: contact.id }, () => setRemoved(undefined));
          }}
        />
      )}
      <RefusalNote error={remove.error} />
      {previousAddresses.length === 0 && !adding && <Text c="dimmed">None on file. Needed if they moved within the last two years.</Text>}
      <Stack gap="xs">
        {previousAddresses.map((address) => (
          <Group key={address.id} justify="space-between" wrap="nowrap" align="flex-start">
            <div style={{ overflowWrap: 'anywhere' }}>
              {[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}, {address.city}, {address.state} {address.zip}
              <Text size="xs" c="dimmed">
                {lived(address)}
              </Text>
            </div>
            {abilities.update && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the address ${address.addressLine1}`}
                disabled={remove.isPending}
                onClick={() => remove.start({ id: contact.id, addressId: address.id }, () => setRemoved(address))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {adding && <AddressForm contactId={contact.id} onDone={() => setAdding(false)} />}
      </Stack>
    </section>
  );
}

function lived({ livedFrom, livedUntil }: PreviousAddress): string {
  return [livedFrom !== null && `from ${formatDate(livedFrom)}`, livedUntil !== null && `until ${formatDate(livedUntil)}`]
    .filter(Boolean)
    .join(' ');
}

const LABELS = {
  addressLine1: 'Street',
  addressLine2: 'Apartment, unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  livedFrom: 'Lived there from',
  livedUntil: 'Lived there until',
};

function AddressForm({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const add = useChange(api.addAddress);
  const inputOf = (values: Values<keyof typeof LABELS>): NewAddress => ({
    ...values,
    id: contactId,
    addressLine2: values.addressLine2 || null,
    zip: values.zip || null,
    livedFrom: values.livedFrom || null,
    livedUntil: values.livedUntil || null,
  });
  const form = useRecordForm({
    labels: LABELS,
    fill: () => ({ addressLine1: '', addressLine2: '', city: '', state: '', zip: '', livedFrom: '', livedUntil: '' }),
    check: (values) => problemsIn(contactsContract.addAddress, inputOf(values)),
    save: (values) => add.run(inputOf(values)),
    onDone,
  });
  return (
    <RecordForm form={form} label="Add previous address" submit="Save address" size="xs" leave={{ words: 'Cancel', go: onDone }} takesFocus>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...form.text('addressLine1')} />
        <TextInput {...form.text('addressLine2')} />
        <TextInput {...form.text('city')} />
        <NativeSelect {...form.text('state')} data={STATE_CHOICES} />
        <TextInput {...form.text('zip')} inputMode="numeric" />
        <span />
        <TextInput {...form.text('livedFrom')} type="date" />
        <TextInput {...form.text('livedUntil')} type="date" />
      </SimpleGrid>
    </RecordForm>
  );
}

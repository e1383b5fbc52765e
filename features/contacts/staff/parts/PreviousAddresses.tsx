// Where a person lived before; bureaus find files by it.
import { ActionIcon, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { contactsContract, type ContactView, type PreviousAddress } from '../../contract.ts';
import { useAddAddress, useRemoveAddress, type NewAddress } from '../detail-queries.ts';
import { STATE_CHOICES } from './ContactFields.tsx';

export function PreviousAddresses({ contact }: { readonly contact: ContactView }): ReactElement {
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PreviousAddress>();
  const remove = useRemoveAddress();
  const add = useAddAddress();
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
            add.mutate({ ...same, id: contact.id }, { onSuccess: () => setRemoved(undefined) });
          }}
        />
      )}
      <RefusalNote error={remove.error} />
      {previousAddresses.length === 0 && !adding && <Text c="dimmed">None on file. Needed when they moved within two years.</Text>}
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
                onClick={() => remove.mutate({ id: contact.id, addressId: address.id }, { onSuccess: () => setRemoved(address) })}
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

const EMPTY = { addressLine1: '', addressLine2: '', city: '', state: '', zip: '', livedFrom: '', livedUntil: '' };
type Field = keyof typeof EMPTY;
const FIELDS = Object.keys(EMPTY) as Field[];

function AddressForm({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const add = useAddAddress();
  const field = (name: Field, label: string) => ({
    name,
    label,
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (add.isPending) return;
    const orNull = (name: Field): string | null => values[name] || null;
    const input: NewAddress = {
      ...values,
      id: contactId,
      addressLine2: orNull('addressLine2'),
      zip: orNull('zip'),
      livedFrom: orNull('livedFrom'),
      livedUntil: orNull('livedUntil'),
    };
    const issues = contactsContract.addAddress['~orpc'].inputSchema?.safeParse(input).error?.issues ?? [];
    setProblems(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])));
    if (issues.length === 0) add.mutate(input, { onSuccess: onDone, onError: (error) => setProblems(asRefusal(error).fields) });
  };
  return (
    <form ref={form} noValidate aria-label="Add a previous address" onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput {...field('addressLine1', 'Street')} autoComplete="off" />
          <TextInput {...field('addressLine2', 'Apartment, unit')} autoComplete="off" />
          <TextInput {...field('city', 'City')} autoComplete="off" />
          <NativeSelect {...field('state', 'State')} data={STATE_CHOICES} />
          <TextInput {...field('zip', 'ZIP code')} inputMode="numeric" autoComplete="off" />
          <span />
          <TextInput {...field('livedFrom', 'Lived there from')} type="date" autoComplete="off" />
          <TextInput {...field('livedUntil', 'Lived there until')} type="date" autoComplete="off" />
        </SimpleGrid>
        <RefusalNote error={add.error} shownFields={FIELDS} />
        <Group gap="sm">
          <Button type="submit" size="xs" loading={add.isPending}>
            Save address
          </Button>
          <Button variant="default" size="xs" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

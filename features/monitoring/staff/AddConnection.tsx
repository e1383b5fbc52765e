import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { PROVIDER_KEYS, type MonitoringProvider } from '../contract.ts';
import { useConnectionChanges } from './queries.ts';

/** Draws a field that chooses a contact; the app gives it, because contacts are another feature. */
export type PickPerson = (value: string, onChange: (id: string | undefined) => void) => ReactNode;

interface AddConnectionProps {
  readonly providers: readonly MonitoringProvider[];
  readonly pickPerson: PickPerson;
  readonly onClose: () => void;
}

/** Notes which monitoring a client uses. A password is not asked for. */
export function AddConnection({ providers, pickPerson, onClose }: AddConnectionProps): ReactElement {
  const { add } = useConnectionChanges();
  const [contactId, setContactId] = useState('');
  const [provider, setProvider] = useState<(typeof PROVIDER_KEYS)[number]>('identityiq');
  const [status, setStatus] = useState<'active' | 'invited'>('active');
  const [username, setUsername] = useState('');
  const [reference, setReference] = useState('');
  const [nextRefreshOn, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const { fields } = asRefusal(add.error);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (contactId === '') return setProblem('Please choose the client.');
    await add
      .mutateAsync({
        contactId,
        provider,
        status,
        username: username || null,
        partnerReference: reference || null,
        nextRefreshOn: nextRefreshOn || null,
      })
      .then(onClose, () => undefined);
  };
  const chosen = providers.find(({ key }) => key === provider);
  return (
    <Dialog onClose={onClose} size="lg" title="Add connection">
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <div>
            {pickPerson(contactId, (id) => {
              setContactId(id ?? '');
              setProblem(undefined);
            })}
            {problem !== undefined && (
              <Text c="var(--redress-late)" size="xs" mt={4} role="alert">
                {problem}
              </Text>
            )}
          </div>
          <NativeSelect
            label="Provider"
            value={provider}
            onChange={(event) => setProvider(PROVIDER_KEYS.find((one) => one === event.currentTarget.value) ?? 'other')}
            data={providers.map(({ key, name }) => ({ value: key, label: name }))}
          />
          {chosen && (
            <Text c="dimmed" size="xs">
              {chosen.howToSave}
            </Text>
          )}
          <NativeSelect
            label="Status"
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value === 'invited' ? 'invited' : 'active')}
            data={[
              { value: 'active', label: 'The client has it' },
              { value: 'invited', label: 'The client is to enrol' },
            ]}
          />
          <TextInput
            label="Sign-in name at the provider"
            description="Optional. Never a password."
            maxLength={120}
            value={username}
            error={fields['username']}
            onChange={(event) => setUsername(event.currentTarget.value)}
            autoComplete="off"
          />
          {chosen?.canPull === true && (
            <TextInput
              label="Client number at the provider"
              description="The provider's own reference, for fetching reports."
              maxLength={120}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
              autoComplete="off"
            />
          )}
          <TextInput
            label="Next refresh"
            type="date"
            w={180}
            value={nextRefreshOn}
            error={fields['nextRefreshOn']}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <RefusalNote error={Object.keys(fields).length > 0 ? null : add.error} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={add.isPending}>
              Add connection
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { PROVIDER_KEYS, type MonitoringProvider } from '../contract.ts';
import { api } from './queries.ts';

/** Draws a field that chooses a contact; the app gives it, because contacts are another feature. */
export type PickPerson = (value: string, onChange: (id: string | undefined) => void) => ReactNode;

interface AddConnectionProps {
  readonly providers: readonly MonitoringProvider[];
  readonly pickPerson: PickPerson;
  readonly onClose: () => void;
}

const STATUSES = { active: 'The client has it', invited: 'The client needs to enroll' } as const;

/** Records which monitoring a client uses. A password is not asked for. */
export function AddConnection({ providers, pickPerson, onClose }: AddConnectionProps): ReactElement {
  const add = useChange(api.add);
  const form = useRecordForm({
    labels: {
      contactId: 'Client',
      provider: 'Provider',
      status: 'Status',
      username: 'Sign-in name at the provider',
      partnerReference: 'Client number at the provider',
      nextRefreshOn: 'Next refresh',
    },
    fill: () => ({ contactId: '', provider: 'identityiq', status: 'active', username: '', partnerReference: '', nextRefreshOn: '' }),
    check: ({ contactId }) => (contactId === '' ? { contactId: 'Please choose the client.' } : {}),
    save: ({ contactId, provider, status, username, partnerReference, nextRefreshOn }) =>
      add.run({
        contactId,
        provider: PROVIDER_KEYS.find((one) => one === provider) ?? 'other',
        status: status === 'invited' ? 'invited' : 'active',
        username: username || null,
        partnerReference: partnerReference || null,
        nextRefreshOn: nextRefreshOn || null,
      }),
    onDone: onClose,
  });
  const chosen = providers.find(({ key }) => key === form.values.provider);
  const problem = form.text('contactId').error;
  return (
    <FormDialog title="Add connection" size="lg" form={form} submit="Add connection" onClose={onClose}>
      <div>
        {pickPerson(form.values.contactId, (id) => form.set('contactId', id ?? ''))}
        {problem !== undefined && (
          <Text c="var(--redress-late)" size="xs" mt={4} role="alert">
            {problem}
          </Text>
        )}
      </div>
      <NativeSelect
        {...form.choice(
          'provider',
          providers.map(({ key, name }) => ({ value: key, label: name })),
        )}
      />
      {chosen && (
        <Text c="dimmed" size="xs">
          {chosen.howToSave}
        </Text>
      )}
      <NativeSelect {...form.choice('status', STATUSES)} />
      <TextInput {...form.text('username')} description="Optional. Never a password." maxLength={120} />
      {chosen?.canPull === true && (
        <TextInput {...form.text('partnerReference')} description="The provider's own reference, for fetching reports." maxLength={120} />
      )}
      <TextInput {...form.text('nextRefreshOn')} type="date" w={180} />
    </FormDialog>
  );
}

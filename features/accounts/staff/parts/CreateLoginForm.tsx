import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { accountsApi, ownerStatusOptions } from '../queries.ts';

interface CreateLoginFormProps {
  readonly contactId: string;
  readonly contactEmail: string | null;
}

/** A portal login whose password the office chooses, for clients who cannot be reached by email. */
export function CreateLoginForm({ contactId, contactEmail }: CreateLoginFormProps): ReactElement {
  const { data: office } = useQuery(ownerStatusOptions());
  const create = useChange(accountsApi.createClientLogin);
  const form = useRecordForm({
    labels: { email: 'Email', password: 'Password' },
    fill: () => ({ email: contactEmail ?? '', password: '' }),
    save: (values) => create.run({ contactId, ...values }),
    besides: { 'access.emailTaken': 'email', 'access.passwordWeak': 'password' },
  });
  return (
    <RecordForm form={form} submit="Create portal login">
      <Text c="dimmed">Nothing is sent: give the client the address and the password yourself.</Text>
      <TextInput type="email" {...form.text('email')} />
      <PasswordInput
        {...form.text('password')}
        {...(office && { description: `At least ${office.minPasswordLength} characters.` })}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
    </RecordForm>
  );
}

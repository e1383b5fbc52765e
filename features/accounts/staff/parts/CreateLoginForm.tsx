import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { accountsApi, ownerStatusOptions, useRefreshAccounts } from '../queries.ts';

interface CreateLoginFormProps {
  readonly contactId: string;
  readonly contactEmail: string | null;
}

/** A portal login whose password the office chooses, for clients who cannot be reached by mail. */
export function CreateLoginForm({ contactId, contactEmail }: CreateLoginFormProps): ReactElement {
  const [email, setEmail] = useState(contactEmail ?? '');
  const [password, setPassword] = useState('');
  const { data: office } = useQuery(ownerStatusOptions());
  const refresh = useRefreshAccounts();
  const create = useMutation({ mutationFn: () => accountsApi.createClientLogin({ contactId, email, password }), onSuccess: refresh });
  const refusal = create.error ? asRefusal(create.error) : undefined;
  const problems = {
    email: refusal?.fields['email'] ?? (refusal?.code === 'access.emailTaken' ? refusal.message : undefined),
    password: refusal?.fields['password'] ?? (refusal?.code === 'access.passwordWeak' ? refusal.message : undefined),
  };
  const isBeside = problems.email !== undefined || problems.password !== undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text c="dimmed">Nothing is sent: give the client the address and the password yourself.</Text>
        <TextInput
          type="email"
          label="E-mail"
          autoComplete="off"
          value={email}
          error={problems.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          {...(office && { description: `At least ${office.minPasswordLength} characters.` })}
          autoComplete="new-password"
          value={password}
          error={problems.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        />
        {create.error && !isBeside && <RefusalNote error={create.error} />}
        <Group>
          <Button type="submit" loading={create.isPending}>
            Create portal login
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

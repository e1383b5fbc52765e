// The portal login of a contact: whether there is one, and making it.
import { Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api.ts';
import { DateText } from '../../../platform/web/DateText.tsx';
import { LoadingLines } from '../../../platform/web/LoadingLines.tsx';
import { useMay } from '../../../platform/web/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { accessApi, accessQueries, clientLoginOptions } from './queries.ts';

interface ClientLoginPanelProps {
  readonly contactId: string;
  /** Suggested as the e-mail address of the login. */
  readonly contactEmail: string | null;
}

export function ClientLoginPanel({ contactId, contactEmail }: ClientLoginPanelProps): ReactElement {
  const may = useMay();
  const { data: login, error } = useQuery(clientLoginOptions(contactId));
  if (!login) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  return (
    <Stack gap="sm" maw={420}>
      <Title order={2}>Portal login</Title>
      {login.email !== null ? (
        <>
          <Text>
            {login.email} signs in at {location.origin}/client
          </Text>
          <Text c="dimmed">{login.lastSignInAt === null ? 'Has not signed in yet.' : <>Last sign-in <DateText at={login.lastSignInAt} /></>}</Text>
        </>
      ) : may('access:create-client-logins') ? (
        <CreateLoginForm contactId={contactId} contactEmail={contactEmail} />
      ) : (
        <Text c="dimmed">This contact has no portal login.</Text>
      )}
    </Stack>
  );
}

function CreateLoginForm({ contactId, contactEmail }: ClientLoginPanelProps): ReactElement {
  const [email, setEmail] = useState(contactEmail ?? '');
  const [password, setPassword] = useState('');
  const cache = useQueryClient();
  const create = useMutation({
    mutationFn: () => accessApi.createClientLogin({ contactId, email, password }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: accessQueries.findClientLogin.key() });
      void cache.invalidateQueries({ queryKey: [['activity']] });
    },
  });
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
        <Text c="dimmed">With a login the client sees the state of each dispute. Nothing is sent: give the client the address and the password yourself.</Text>
        <TextInput type="email" label="E-mail" autoComplete="off" value={email} error={problems.email} onChange={(event) => setEmail(event.currentTarget.value)} />
        <PasswordInput label="Password" description="At least 8 characters." autoComplete="new-password" value={password} error={problems.password} onChange={(event) => setPassword(event.currentTarget.value)} />
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

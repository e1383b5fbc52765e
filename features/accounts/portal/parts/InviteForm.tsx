import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useIdentity } from '../../../../platform/web/identity/use-identity.ts';
import { useActivation, type ActivationProblem, type InviteFacts } from './use-invite.ts';

interface InviteFormProps {
  readonly token: string;
  readonly invite: InviteFacts;
  readonly size: 'sm' | 'md';
  readonly onActivated: () => void;
  /** The invitation is over: accepted elsewhere, revoked, or its time has passed. */
  readonly onDead: () => void;
}

/** Asks for the password of the new account; name and address are the office's. */
export function InviteForm({ token, invite, size, onActivated, onDead }: InviteFormProps): ReactElement {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ActivationProblem>();
  const { activate } = useActivation(token);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (password === '') {
      setProblem({ at: 'password', text: 'Please enter a password.' });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const outcome = await activate(invite.email, password);
    if (outcome === undefined) return onActivated();
    if (outcome === 'dead') return onDead();
    setProblem(outcome);
    setBusy(false);
    if (outcome.at === 'password') field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={size}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          Hello <bdi>{invite.name}</bdi>. Choose a password, and your account is ready.
        </Text>
        {/* While the account is being made, the person signed in here becomes the new one. */}
        {!busy && <SignedInNote />}
        {problem?.at === 'form' && (
          <Alert role="alert" variant="default" p="sm">
            {problem.text}
          </Alert>
        )}
        <TextInput size={size} label="Name" readOnly value={invite.name} />
        <TextInput size={size} type="email" name="username" label="Email" autoComplete="username" readOnly value={invite.email} />
        <PasswordInput
          ref={field}
          size={size}
          name="new-password"
          label="Password"
          description={`At least ${invite.minPasswordLength} characters.`}
          autoComplete="new-password"
          value={password}
          error={problem?.at === 'password' && problem.text}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        />
        <Button type="submit" size={size} fullWidth disabled={busy}>
          {busy ? 'Activating...' : 'Activate account'}
        </Button>
      </Stack>
    </form>
  );
}

function SignedInNote(): ReactElement | null {
  const identity = useIdentity();
  if (identity.phase !== 'in') return null;
  return (
    <Alert role="note" variant="default" p="sm" style={{ overflowWrap: 'anywhere' }}>
      <bdi>{identity.email ?? 'Someone'}</bdi> is signed in in this browser. Activating the account signs them out here.
    </Alert>
  );
}

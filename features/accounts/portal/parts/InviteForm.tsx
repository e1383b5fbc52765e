import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { usePlainForm } from '../../../../platform/web/form/use-plain-form.ts';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useIdentity } from '../../../../platform/web/identity/use-identity.ts';
import { useActivation, type InviteFacts } from './use-invite.ts';

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
  const [isActivated, setActivated] = useState(false);
  const { activate } = useActivation(token);
  const form = usePlainForm({
    labels: { 'new-password': 'Password' },
    check: (values) => (values['new-password'] === '' ? { 'new-password': 'Please enter a password.' } : {}),
    send: async (values) => {
      const outcome = await activate(invite.email, values['new-password']);
      if (outcome === 'dead') onDead();
      else if (outcome) return outcome.at === 'password' ? { 'new-password': outcome.text } : { form: outcome.text };
      else {
        setActivated(true);
        onActivated();
      }
      return undefined;
    },
    explain: (error) => ({ form: asRefusal(error).message }),
  });
  const isBusy = form.isPending || isActivated;

  return (
    <PlainForm form={form} takesFocus={false}>
      <Stack gap={size}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          Hello <bdi>{invite.name}</bdi>. Choose a password, and your account is ready.
        </Text>
        {/* While the account is being made, the person signed in here becomes the new one. */}
        {!isBusy && <SignedInNote />}
        {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
        <TextInput size={size} label="Name" readOnly value={invite.name} />
        <TextInput size={size} type="email" name="username" label="Email" autoComplete="username" readOnly value={invite.email} />
        <PasswordInput
          {...form.text('new-password')}
          ref={takeFocus}
          size={size}
          description={`At least ${invite.minPasswordLength} characters.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        />
        <Button type="submit" size={size} fullWidth disabled={isBusy}>
          {isBusy ? 'Activating...' : 'Activate account'}
        </Button>
      </Stack>
    </PlainForm>
  );
}

/** The fields above it are only to be read. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
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

import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { usePlainForm } from '../../../../platform/web/form/use-plain-form.ts';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useIdentity } from '../../../../platform/web/identity/use-identity.ts';
import { Filled } from '../../../../platform/web/language/Filled.tsx';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { inviteTexts } from '../texts.ts';
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
  const texts = useTexts(inviteTexts);
  const [isActivated, setActivated] = useState(false);
  const { activate } = useActivation(token);
  const form = usePlainForm({
    labels: { 'new-password': texts.password },
    check: (values) => (values['new-password'] === '' ? { 'new-password': texts.enterPassword } : {}),
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
          <Filled sentence={texts.hello} part={<bdi>{invite.name}</bdi>} />
        </Text>
        {/* While the account is being made, the person signed in here becomes the new one. */}
        {!isBusy && <SignedInNote />}
        {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
        <TextInput size={size} label={texts.name} readOnly value={invite.name} />
        <TextInput size={size} type="email" name="username" label={texts.email} autoComplete="username" readOnly value={invite.email} />
        <PasswordInput
          {...form.text('new-password')}
          ref={takeFocus}
          size={size}
          description={texts.atLeast(invite.minPasswordLength)}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword, tabIndex: 0 }}
        />
        <Button type="submit" size={size} fullWidth disabled={isBusy}>
          {isBusy ? texts.activating : texts.activate}
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
  const texts = useTexts(inviteTexts);
  const identity = useIdentity();
  if (identity.phase !== 'in') return null;
  return (
    <Alert role="note" variant="default" p="sm" style={{ overflowWrap: 'anywhere' }}>
      <Filled sentence={texts.signedIn} part={<bdi>{identity.email ?? texts.someone}</bdi>} />
    </Alert>
  );
}

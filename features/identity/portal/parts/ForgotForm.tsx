// Asking for a link to a new password, for staff and clients.
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { sendPasswordReset } from '../../../../platform/web/identity/identity-codes.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';

export interface ForgotFormProps {
  readonly loginPath: string;
  readonly size?: 'sm' | 'md';
}

/** What it says afterwards is the same whether or not there is such an account. */
export function ForgotForm({ loginPath, size = 'sm' }: ForgotFormProps): ReactElement {
  const [email, setEmail] = useState('');
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (phase === 'sending') return;
    setPhase('sending');
    setProblem('');
    try {
      await sendPasswordReset(email.trim());
      setPhase('sent');
    } catch (error) {
      const read = readIdentityError(error, 'The email could not be requested. Please try again.');
      // An office may let the server say that an address is unknown; this page never does.
      const isUnknown = read.code === 'auth/user-not-found';
      if (!isUnknown) setProblem(read.message);
      setPhase(isUnknown ? 'sent' : 'asking');
    }
  };

  if (phase === 'sent') {
    return (
      <Stack gap={size}>
        <Text role="status">If there is an account with this address, we sent an email with a link.</Text>
        <Text c="dimmed">The link works once. No email after a few minutes? Check your spam folder or contact your office.</Text>
        <Anchor component={AppLink} href={loginPath}>
          Back to sign in
        </Anchor>
      </Stack>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={size}>
        <Text c="dimmed">Enter the email address you sign in with. You will get an email with a link to set a new password.</Text>
        {problem !== '' && <ProblemNote>{problem}</ProblemNote>}
        <TextInput
          size={size}
          type="email"
          name="email"
          label="Email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" size={size} fullWidth loading={phase === 'sending'}>
          Send link
        </Button>
        <Anchor component={AppLink} href={loginPath}>
          Back to sign in
        </Anchor>
      </Stack>
    </form>
  );
}

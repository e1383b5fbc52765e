import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { finishPasswordReset } from '../../../../platform/web/identity/identity-codes.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { identityReady, signOut } from '../../../../platform/web/identity/identity.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { readOfficeFacts } from '../office-facts.ts';

interface NewPasswordFormProps {
  readonly code: string;
  readonly email: string;
  readonly size: 'sm' | 'md';
  readonly loginPath: string;
  /** The code can no longer be used; why. */
  readonly onCodeSpent: (problem: string) => void;
}

/** Sets the password for the account of the link. Every session of the person then ends, so they sign in again. */
export function NewPasswordForm({ code, email, size, loginPath, onCodeSpent }: NewPasswordFormProps): ReactElement {
  const [password, setPassword] = useState('');
  const [minLength, setMinLength] = useState<number>();
  const [phase, setPhase] = useState<'asking' | 'saving' | 'saved'>('asking');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  useEffect(() => {
    // The hint is a help only; the server checks the password.
    readOfficeFacts().then(
      (office) => setMinLength(office.minPasswordLength),
      () => undefined,
    );
  }, []);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (phase === 'saving') return;
    if (password === '') return setProblem('Please enter a password.');
    setPhase('saving');
    setProblem('');
    try {
      await finishPasswordReset(code, password);
      await forgetSession(email);
      setPhase('saved');
    } catch (error) {
      const read = readIdentityError(error, 'The password could not be set. Please try again.');
      if (/action-code/.test(read.code)) return onCodeSpent(read.message);
      setProblem(read.message);
      setPhase('asking');
    }
    return undefined;
  };

  if (phase === 'saved') {
    return (
      <Stack gap={size}>
        <Text role="status">Your new password is set.</Text>
        <Button component={AppLink} href={loginPath} size={size} fullWidth>
          Go to sign in
        </Button>
      </Stack>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={size}>
        <Text>For {email}</Text>
        {/* Lets a password manager know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {problem !== '' && <ProblemNote>{problem}</ProblemNote>}
        <PasswordInput
          size={size}
          name="new-password"
          label="New password"
          {...(minLength !== undefined && { description: `At least ${minLength} characters.` })}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        />
        <Button type="submit" size={size} fullWidth loading={phase === 'saving'}>
          Set password
        </Button>
      </Stack>
    </form>
  );
}

/** The person of this browser, when it is the same one, would be signed out by the next request anyway. */
async function forgetSession(email: string): Promise<void> {
  const identity = await identityReady();
  if (identity.phase === 'in' && identity.email?.toLowerCase() === email.toLowerCase()) await signOut();
}

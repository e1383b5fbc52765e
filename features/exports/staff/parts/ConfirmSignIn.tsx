// Asks who takes a list out of the office to prove again that it is them: the password, and a code where one is needed.
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { confirmPassword } from '../../../../platform/web/identity/identity-account.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';

export function ConfirmSignIn({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
  const [text, setText] = useState('');
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    try {
      if (challenge) await challenge.finish(text);
      else await confirmPassword(text);
      onConfirmed();
    } catch (error) {
      const asked = challenge ? undefined : pendingSecondFactor(error);
      if (asked) setChallenge(asked);
      else setProblem(readIdentityError(error, 'This could not be checked. Please try again.').message);
      setText('');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem('');
    setBusy(true);
    void confirm().finally(() => setBusy(false));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text>
          You signed in more than 15 minutes ago. {challenge ? 'Enter a code of your authenticator app' : 'Enter your password'}, and the
          export begins.
        </Text>
        {problem !== '' && <ProblemNote>{problem}</ProblemNote>}
        {challenge ? (
          <TextInput
            key="code"
            label="Code from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : (
          <PasswordInput
            key="password"
            label="Password"
            autoComplete="current-password"
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          />
        )}
        {!challenge && (
          <Text c="dimmed" size="xs">
            If you sign in with Google, sign out and in again instead.
          </Text>
        )}
        <Button type="submit" loading={busy}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}

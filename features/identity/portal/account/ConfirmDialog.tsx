// Asks for the password again before something that could take the account over, and for a code where one is needed.
import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { confirmPassword } from '../../../../platform/web/identity/identity-account.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import { CodeStep } from '../parts/CodeStep.tsx';
import { useTask } from './use-task.ts';

interface ConfirmDialogProps {
  /** Where it begins: with the password, or with the code when the password was right already. */
  readonly challenge: SecondFactorChallenge | undefined;
  readonly hasPassword: boolean;
  readonly size: 'sm' | 'md';
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({ challenge: first, hasPassword, size, onConfirmed, onClose }: ConfirmDialogProps): ReactElement {
  const [challenge, setChallenge] = useState(first);
  return (
    <Dialog onClose={onClose} title={challenge ? 'One more step' : 'Confirm your password'}>
      {challenge ? (
        <CodeStep challenge={challenge} size={size} onSignedIn={onConfirmed} onRestart={first ? onClose : () => setChallenge(undefined)} />
      ) : hasPassword ? (
        <PasswordStep size={size} onChallenge={setChallenge} onConfirmed={onConfirmed} />
      ) : (
        <Text>You sign in with Google. Please sign out, sign in again, and make this change within five minutes.</Text>
      )}
    </Dialog>
  );
}

interface PasswordStepProps {
  readonly size: 'sm' | 'md';
  readonly onChallenge: (challenge: SecondFactorChallenge) => void;
  readonly onConfirmed: () => void;
}

function PasswordStep({ size, onChallenge, onConfirmed }: PasswordStepProps): ReactElement {
  const [password, setPassword] = useState('');
  const task = useTask('The password could not be checked. Please try again.');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    task.start(async () => {
      const challenge = await confirmOrChallenge(password);
      if (challenge) onChallenge(challenge);
      else onConfirmed();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={size}>
        <Text c="dimmed">You signed in a while ago. Enter your password, and what you began goes on.</Text>
        {task.problem !== '' && (
          <Alert role="alert" variant="default" p="sm">
            {task.problem}
          </Alert>
        )}
        <PasswordInput
          size={size}
          label="Password"
          name="password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        />
        <Button type="submit" size={size} fullWidth loading={task.busy}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}

/** Signs in anew; answers the second step when there is one. @throws errors of the identity module */
export async function confirmOrChallenge(password: string): Promise<SecondFactorChallenge | undefined> {
  try {
    await confirmPassword(password);
    return undefined;
  } catch (error) {
    const challenge = pendingSecondFactor(error);
    if (!challenge) throw error;
    return challenge;
  }
}

// Asks for the password again before something that could take the account over, and for a code where one is needed.
import { PasswordInput, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { confirmPassword } from '../../../../platform/web/identity/identity-account.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import { CodeStep } from '../parts/CodeStep.tsx';
import { describeProblem } from './describe-problem.ts';

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
  const form = useRecordForm({
    labels: { password: 'Password' },
    fill: () => ({ password: '' }),
    save: ({ password }) => confirmOrChallenge(password),
    explain: (error) => describeProblem(error, 'The password could not be checked. Please try again.'),
    onDone: (challenge) => (challenge ? onChallenge(challenge) : onConfirmed()),
  });
  return (
    <RecordForm form={form} submit="Continue" size={size}>
      <Text c="dimmed">You signed in a while ago. Enter your password to continue.</Text>
      <PasswordInput
        {...form.text('password')}
        size={size}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
    </RecordForm>
  );
}

/** Signs in again; answers the second step when there is one. @throws errors of the identity module */
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

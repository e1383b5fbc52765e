// Asks a person to prove who they are again before something that should not happen at an unattended screen: the password, and a code
// where one is needed.
import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../form/Dialog.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { confirmPassword } from './identity-account.ts';
import { readIdentityError } from './identity-errors.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from './identity-second-factor.ts';

interface ConfirmSignInProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ConfirmSignIn({ onConfirmed, onClose }: ConfirmSignInProps): ReactElement {
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const form = useRecordForm({
    labels: { password: 'Password', code: 'Code from your authenticator app' },
    fill: () => ({ password: '', code: '' }),
    save: async ({ password, code }): Promise<SecondFactorChallenge | undefined> => {
      if (challenge) {
        await challenge.finish(code);
        return undefined;
      }
      try {
        await confirmPassword(password);
        return undefined;
      } catch (error) {
        const asked = pendingSecondFactor(error);
        if (!asked) throw error;
        return asked;
      }
    },
    explain: (error) => readIdentityError(error, 'This could not be verified. Please try again.').message,
    onDone: (asked) => (asked ? setChallenge(asked) : onConfirmed()),
  });
  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <RecordForm form={form} submit="Continue">
        <Text>
          You signed in more than 15 minutes ago. {challenge ? 'Enter a code from your authenticator app' : 'Enter your password'} to
          continue.
        </Text>
        {challenge ? (
          <TextInput {...form.text('code')} inputMode="numeric" autoComplete="one-time-code" data-autofocus />
        ) : (
          <PasswordInput
            {...form.text('password')}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          />
        )}
        {!challenge && (
          <Text c="dimmed" size="xs">
            If you sign in with Google, sign out and in again instead.
          </Text>
        )}
      </RecordForm>
    </Dialog>
  );
}

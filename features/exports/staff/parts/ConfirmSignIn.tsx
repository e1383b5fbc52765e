// Asks the person who takes a list out of the office to prove who they are again: the password, and a code where one is needed.
import { PasswordInput, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { confirmPassword } from '../../../../platform/web/identity/identity-account.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';

export function ConfirmSignIn({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
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
    <RecordForm form={form} submit="Continue">
      <Text>
        You signed in more than 15 minutes ago. {challenge ? 'Enter a code from your authenticator app' : 'Enter your password'} to start
        the export.
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
  );
}

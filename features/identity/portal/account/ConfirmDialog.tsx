// Asks for the password again before something that could take the account over, and for a code where one is needed.
import { PasswordInput, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { confirmPassword } from '../../../../platform/web/identity/identity-account.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { CodeStep } from '../parts/CodeStep.tsx';
import { describeProblem } from './describe-problem.ts';
import { signInTexts } from '../texts.ts';
import { accountTexts } from './texts.ts';

interface ConfirmDialogProps {
  /** Where it begins: with the password, or with the code when the password was right already. */
  readonly challenge: SecondFactorChallenge | undefined;
  readonly hasPassword: boolean;
  readonly size: 'sm' | 'md';
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({ challenge: first, hasPassword, size, onConfirmed, onClose }: ConfirmDialogProps): ReactElement {
  const texts = useTexts(accountTexts).confirm;
  const step = useTexts(signInTexts).step;
  const [challenge, setChallenge] = useState(first);
  return (
    <Dialog onClose={onClose} title={challenge ? step.title : texts.title}>
      {challenge ? (
        <CodeStep challenge={challenge} size={size} onSignedIn={onConfirmed} onRestart={first ? onClose : () => setChallenge(undefined)} />
      ) : hasPassword ? (
        <PasswordStep size={size} onChallenge={setChallenge} onConfirmed={onConfirmed} />
      ) : (
        <Text>{texts.google}</Text>
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
  const all = useTexts(accountTexts);
  const texts = all.confirm;
  const form = useRecordForm({
    labels: { password: texts.password },
    fill: () => ({ password: '' }),
    save: ({ password }) => confirmOrChallenge(password),
    explain: (error) => describeProblem(error, texts.notChecked),
    onDone: (challenge) => (challenge ? onChallenge(challenge) : onConfirmed()),
  });
  return (
    <RecordForm form={form} submit={all.goOn} size={size}>
      <Text c="dimmed">{texts.why}</Text>
      <PasswordInput
        {...form.text('password')}
        size={size}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': all.showPassword, tabIndex: 0 }}
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

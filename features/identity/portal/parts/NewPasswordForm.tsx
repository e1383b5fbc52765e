import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { usePlainForm } from '../../../../platform/web/form/use-plain-form.ts';
import { finishPasswordReset } from '../../../../platform/web/identity/identity-codes.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { identityReady, signOut } from '../../../../platform/web/identity/identity.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { readOfficeFacts } from '../office-facts.ts';
import { actionTexts, signInTexts } from '../texts.ts';

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
  const texts = useTexts(actionTexts);
  const signIn = useTexts(signInTexts);
  const [minLength, setMinLength] = useState<number>();
  const [isSaved, setSaved] = useState(false);
  const form = usePlainForm({
    labels: { 'new-password': texts.newPassword },
    check: (values) => (values['new-password'] === '' ? { 'new-password': texts.enterPassword } : {}),
    send: async (values) => {
      await finishPasswordReset(code, values['new-password']);
      await forgetSession(email);
      setSaved(true);
      return undefined;
    },
    explain: (error) => {
      const read = readIdentityError(error, texts.notSet);
      if (!/action-code/.test(read.code)) return { form: read.message };
      onCodeSpent(read.message);
      return {};
    },
  });
  useEffect(() => {
    // The hint is a help only; the server checks the password.
    readOfficeFacts().then(
      (office) => setMinLength(office.minPasswordLength),
      () => undefined,
    );
  }, []);

  if (isSaved) {
    return (
      <Stack gap={size}>
        <Text role="status">{texts.isSet}</Text>
        <Button component={AppLink} href={loginPath} size={size} fullWidth>
          {signIn.toSignIn}
        </Button>
      </Stack>
    );
  }
  return (
    <PlainForm form={form}>
      <Stack gap={size}>
        <Text>{texts.forWhom(email)}</Text>
        {/* Lets a password manager know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
        <PasswordInput
          {...form.text('new-password')}
          size={size}
          {...(minLength !== undefined && { description: texts.atLeast(minLength) })}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': signIn.showPassword, tabIndex: 0 }}
        />
        <Button type="submit" size={size} fullWidth loading={form.isPending}>
          {texts.set}
        </Button>
      </Stack>
    </PlainForm>
  );
}

/** The person of this browser, when it is the same one, would be signed out by the next request anyway. */
async function forgetSession(email: string): Promise<void> {
  const identity = await identityReady();
  if (identity.phase === 'in' && identity.email?.toLowerCase() === email.toLowerCase()) await signOut();
}

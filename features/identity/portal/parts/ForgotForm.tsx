// Asking for a link to a new password, for staff and clients.
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { usePlainForm } from '../../../../platform/web/form/use-plain-form.ts';
import { sendPasswordReset } from '../../../../platform/web/identity/identity-codes.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { forgotTexts, signInTexts } from '../texts.ts';

export interface ForgotFormProps {
  readonly loginPath: string;
  readonly size?: 'sm' | 'md';
}

/** What it says afterwards is the same whether or not there is such an account. */
export function ForgotForm({ loginPath, size = 'sm' }: ForgotFormProps): ReactElement {
  const texts = useTexts(forgotTexts);
  const signIn = useTexts(signInTexts);
  const [isSent, setSent] = useState(false);
  const form = usePlainForm({
    labels: { email: signIn.email },
    send: async ({ email }) => {
      await sendPasswordReset(email.trim());
      setSent(true);
      return undefined;
    },
    explain: (error) => {
      const read = readIdentityError(error, texts.failed);
      if (read.code !== 'auth/user-not-found') return { form: read.message };
      // An office may let the server say that an address is unknown; this page never does.
      setSent(true);
      return {};
    },
  });

  if (isSent) {
    return (
      <Stack gap={size}>
        <Text role="status">{texts.sent}</Text>
        <Text c="dimmed">{texts.worksOnce}</Text>
        <Anchor component={AppLink} href={loginPath}>
          {signIn.backToSignIn}
        </Anchor>
      </Stack>
    );
  }
  return (
    <PlainForm form={form}>
      <Stack gap={size}>
        <Text c="dimmed">{texts.how}</Text>
        {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
        <TextInput {...form.text('email')} size={size} type="email" autoComplete="username" />
        <Button type="submit" size={size} fullWidth loading={form.isPending}>
          {texts.send}
        </Button>
        <Anchor component={AppLink} href={loginPath}>
          {signIn.backToSignIn}
        </Anchor>
      </Stack>
    </PlainForm>
  );
}

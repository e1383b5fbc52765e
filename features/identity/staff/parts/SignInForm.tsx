import { Anchor, Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { lazy, Suspense, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { usePlainForm } from '../../../../platform/web/form/use-plain-form.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { useSignIn, type SignInEvents } from '../use-sign-in.ts';
import { GoogleButton } from './GoogleButton.tsx';

// Loaded only after the first step.
const CodeStep = lazy(() => import('../../portal/parts/CodeStep.tsx').then((part) => ({ default: part.CodeStep })));

/** Google, or email and password. Nothing is checked here beyond what the server checks, and what was typed stays. */
export function SignInForm(events: SignInEvents): ReactElement {
  const { busy, problem, challenge, withPassword, withGoogle, restart } = useSignIn(events);
  // Here, so that what was typed is still there after a second step that was left.
  const form = usePlainForm({
    labels: { email: 'Email', password: 'Password' },
    send: async ({ email, password }) => {
      await withPassword(email.trim(), password);
      return undefined;
    },
    explain: () => ({}),
  });
  if (challenge) {
    return (
      <Suspense>
        <CodeStep challenge={challenge} {...events} onRestart={restart} />
      </Suspense>
    );
  }
  return (
    <Stack gap="md">
      <GoogleButton busy={busy === 'google'} disabled={busy === 'password'} onStart={withGoogle} />
      <Divider label="or" />
      {problem && <ProblemNote title={problem.title}>{problem.message}</ProblemNote>}
      {problem?.isAboutHost && (
        <ProblemNote title="This host is not authorized">
          <Text>Add {location.hostname} to the authorized domains in the authentication settings.</Text>
        </ProblemNote>
      )}
      <PlainForm form={form}>
        <Stack gap="sm">
          <TextInput {...form.text('email')} type="email" autoComplete="username" />
          <PasswordInput {...form.text('password')} autoComplete="current-password" />
          <Button type="submit" fullWidth mt="xs" loading={busy === 'password'} disabled={busy === 'google'}>
            Sign in
          </Button>
          <Anchor component={AppLink} href="/login/forgot" size="sm">
            Forgot password?
          </Anchor>
        </Stack>
      </PlainForm>
    </Stack>
  );
}

import { Anchor, Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { lazy, Suspense, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { useSignIn, type SignInEvents } from '../use-sign-in.ts';
import { GoogleButton } from './GoogleButton.tsx';

// Loaded only after the first step.
const CodeStep = lazy(() => import('../../portal/parts/CodeStep.tsx').then((part) => ({ default: part.CodeStep })));

/** Google, or email and password. Nothing is checked here beyond what the server checks, and what was typed stays. */
export function SignInForm(events: SignInEvents): ReactElement {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, challenge, withPassword, withGoogle, restart } = useSignIn(events);
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
      <PasswordForm
        busy={busy === 'password'}
        disabled={busy === 'google'}
        email={email}
        password={password}
        onEmail={setEmail}
        onPassword={setPassword}
        onSubmit={() => withPassword(email.trim(), password)}
      />
    </Stack>
  );
}

interface PasswordFormProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly email: string;
  readonly password: string;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: () => void;
}

function PasswordForm({ busy, disabled, email, password, onEmail, onPassword, onSubmit }: PasswordFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          type="email"
          name="email"
          label="Email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <PasswordInput
          name="password"
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => onPassword(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth mt="xs" loading={busy} disabled={disabled}>
          Sign in
        </Button>
        <Anchor component={AppLink} href="/login/forgot" size="sm">
          Forgot password?
        </Anchor>
      </Stack>
    </form>
  );
}

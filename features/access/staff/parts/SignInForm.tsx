import { Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useFocusFirst } from '../../../../platform/web/focus-first.ts';
import { readIdentityError } from '../../../../platform/web/identity-errors.ts';
import { signIn } from '../../../../platform/web/identity.ts';
import { ProblemNote } from '../../../../platform/web/ProblemNote.tsx';

interface SignInFormProps {
  /** Progress or an error code, for the status line of the page. */
  readonly onStatus: (status: string) => void;
  readonly onSignedIn: () => void;
}

/** E-mail and password. Nothing is checked here beyond what the server checks, and what was typed stays. */
export function SignInForm({ onStatus, onSignedIn }: SignInFormProps): ReactElement {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const [problem, setProblem] = useState<{ readonly code: string; readonly message: string }>();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    onStatus('Signing in');
    try {
      await signIn(email.trim(), password);
      onStatus('Signed in');
      onSignedIn();
    } catch (error) {
      const read = readIdentityError(error, 'Login failed');
      setProblem(read);
      onStatus(read.code);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap="md">
      <div>
        <Button fullWidth variant="default" disabled leftSection={<IconBrandGoogle size={17} stroke={1.6} />} aria-describedby="google-note">
          Sign in with Google
        </Button>
        <Text id="google-note" size="xs" c="dimmed" mt={4}>
          Google sign-in is not set up
        </Text>
      </div>
      <Divider label="or" />
      {problem && (
        <ProblemNote title="Failed to sign in with email">
          {problem.message}
          {problem.code === 'auth/unauthorized-domain' && <UnauthorizedDomain />}
        </ProblemNote>
      )}
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput type="email" name="email" label="E-mail" autoComplete="username" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
          <PasswordInput name="password" label="Password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
          <Button type="submit" fullWidth mt="xs" loading={busy}>
            Sign in
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function UnauthorizedDomain(): ReactElement {
  return <Text mt="xs">Add {location.host} to the authorised domains in the authentication settings.</Text>;
}

import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useState, type FormEvent, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { readIdentityError } from '../../../platform/web/identity/identity-errors.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../platform/web/identity/identity-second-factor.ts';
import { signIn, signOut, type SignedIn } from '../../../platform/web/identity/identity.ts';
import { OutsidePage } from './OutsidePage.tsx';

// Most sign-ins have one step, so the second loads only when it is needed.
const CodeStep = lazy(() => import('./parts/CodeStep.tsx').then((part) => ({ default: part.CodeStep })));

/** The sign-in page of clients. A person who is not a client learns that only after the right password, and is signed out again. */
export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }): ReactElement {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const admit = async (person: SignedIn): Promise<void> => {
    if (person.claims.role === 'client') return onSignedIn();
    await signOut();
    setChallenge(undefined);
    setProblem('Access denied: not a client account.');
    return undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await admit(await signIn(email.trim(), password));
    } catch (error) {
      const second = pendingSecondFactor(error);
      setChallenge(second);
      if (!second) setProblem(readIdentityError(error, 'Login failed').message);
    }
    setBusy(false);
  };
  if (challenge) {
    return (
      <OutsidePage title="One more step">
        <Suspense>
          <CodeStep challenge={challenge} size="md" onSignedIn={(person) => void admit(person)} onRestart={() => setChallenge(undefined)} />
        </Suspense>
      </OutsidePage>
    );
  }
  return (
    <OutsidePage title="Sign in">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            size="md"
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            size="md"
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          />
          {problem !== '' && (
            <Alert role="alert" variant="default" p="sm">
              {problem}
            </Alert>
          )}
          <Button type="submit" size="md" fullWidth disabled={busy}>
            {busy ? 'Logging in...' : 'Log in'}
          </Button>
          <Anchor component={AppLink} href="/client/forgot">
            Forgot password?
          </Anchor>
        </Stack>
      </form>
    </OutsidePage>
  );
}

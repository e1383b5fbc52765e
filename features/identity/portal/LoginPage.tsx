import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { PlainForm } from '../../../platform/web/form/PlainForm.tsx';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { usePlainForm } from '../../../platform/web/form/use-plain-form.ts';
import { readIdentityError } from '../../../platform/web/identity/identity-errors.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../platform/web/identity/identity-second-factor.ts';
import { signIn, signOut, type SignedIn } from '../../../platform/web/identity/identity.ts';
import { OutsidePage } from './OutsidePage.tsx';

// Most sign-ins have one step, so the second loads only when it is needed.
const CodeStep = lazy(() => import('./parts/CodeStep.tsx').then((part) => ({ default: part.CodeStep })));

/** The sign-in page of clients. A person who is not a client learns that only after the right password, and is signed out again. */
export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }): ReactElement {
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const admit = async (person: SignedIn): Promise<{ readonly form: string } | undefined> => {
    if (person.claims.role === 'client') {
      onSignedIn();
      return undefined;
    }
    await signOut();
    setChallenge(undefined);
    return { form: 'Access denied: not a client account.' };
  };
  const form = usePlainForm({
    labels: { email: 'Email', password: 'Password' },
    check: ({ email, password }) => ({
      ...(email.trim() === '' && { email: 'Please enter your email address.' }),
      ...(password === '' && { password: 'Please enter your password.' }),
    }),
    send: async ({ email, password }) => admit(await signIn(email.trim(), password)),
    explain: (error) => {
      const second = pendingSecondFactor(error);
      setChallenge(second);
      return second ? {} : { form: readIdentityError(error, 'Login failed').message };
    },
  });
  if (challenge) {
    return (
      <OutsidePage title="One more step">
        <Suspense>
          <CodeStep
            challenge={challenge}
            size="md"
            onSignedIn={(person) => void admit(person).then((found) => found && form.show(found))}
            onRestart={() => setChallenge(undefined)}
          />
        </Suspense>
      </OutsidePage>
    );
  }
  return (
    <OutsidePage title="Sign in">
      <PlainForm form={form} takesFocus={false}>
        <Stack gap="md">
          <TextInput {...form.text('email')} size="md" type="email" autoComplete="username" required withAsterisk={false} />
          <PasswordInput
            {...form.text('password')}
            size="md"
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          />
          {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
          <Button type="submit" size="md" fullWidth disabled={form.isPending}>
            {form.isPending ? 'Logging in...' : 'Log in'}
          </Button>
          <Anchor component={AppLink} href="/client/forgot">
            Forgot password?
          </Anchor>
        </Stack>
      </PlainForm>
    </OutsidePage>
  );
}

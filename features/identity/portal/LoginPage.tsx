import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { PlainForm } from '../../../platform/web/form/PlainForm.tsx';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { usePlainForm } from '../../../platform/web/form/use-plain-form.ts';
import { readIdentityError } from '../../../platform/web/identity/identity-errors.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../platform/web/identity/identity-second-factor.ts';
import { signIn, signOut, type SignedIn } from '../../../platform/web/identity/identity.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { OutsidePage } from './OutsidePage.tsx';
import { signInTexts } from './texts.ts';

// Most sign-ins have one step, so the second loads only when it is needed.
const CodeStep = lazy(() => import('./parts/CodeStep.tsx').then((part) => ({ default: part.CodeStep })));

/** The sign-in page of clients. A person who is not a client learns that only after the right password, and is signed out again. */
export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }): ReactElement {
  const texts = useTexts(signInTexts);
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const admit = async (person: SignedIn): Promise<{ readonly form: string } | undefined> => {
    if (person.claims.role === 'client') {
      onSignedIn();
      return undefined;
    }
    await signOut();
    setChallenge(undefined);
    return { form: texts.noClient };
  };
  const form = usePlainForm({
    labels: { email: texts.email, password: texts.password },
    check: ({ email, password }) => ({
      ...(email.trim() === '' && { email: texts.emailMissing }),
      ...(password === '' && { password: texts.passwordMissing }),
    }),
    send: async ({ email, password }) => admit(await signIn(email.trim(), password)),
    explain: (error) => {
      const second = pendingSecondFactor(error);
      setChallenge(second);
      return second ? {} : { form: readIdentityError(error, texts.failed).message };
    },
  });
  if (challenge) {
    return (
      <OutsidePage title={texts.step.title}>
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
    <OutsidePage title={texts.title}>
      <PlainForm form={form} takesFocus={false}>
        <Stack gap="md">
          <TextInput {...form.text('email')} size="md" type="email" autoComplete="username" required withAsterisk={false} />
          <PasswordInput
            {...form.text('password')}
            size="md"
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword, tabIndex: 0 }}
          />
          {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
          <Button type="submit" size="md" fullWidth disabled={form.isPending}>
            {form.isPending ? texts.loggingIn : texts.logIn}
          </Button>
          <Anchor component={AppLink} href="/client/forgot">
            {texts.forgot}
          </Anchor>
        </Stack>
      </PlainForm>
    </OutsidePage>
  );
}

// Where staff sign in; before the office has an owner, where the first owner is made.
import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { readIdentityError } from '../../../platform/web/identity/identity-errors.ts';
import { signOut, type SignedIn } from '../../../platform/web/identity/identity.ts';
import { useIdentity } from '../../../platform/web/identity/use-identity.ts';
import { readOfficeFacts } from '../portal/office-facts.ts';
import classes from './LoginPage.module.css';
import { EnvironmentPanel } from './parts/EnvironmentPanel.tsx';
import { SignInForm } from './parts/SignInForm.tsx';
import { StaffOutside } from './StaffOutside.tsx';

// Drawn once in the life of an office, and it brings the typed API with it.
const FirstOwnerForm = lazy(() => import('./parts/FirstOwnerForm.tsx').then((part) => ({ default: part.FirstOwnerForm })));

type Office = { readonly phase: 'unknown' | 'owned' } | { readonly phase: 'new'; readonly minPasswordLength: number };

export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }): ReactElement {
  const [office, setOffice] = useState<Office>({ phase: 'unknown' });
  const [status, setStatus] = useState('');
  const identity = useIdentity();
  const authError = identity.phase === 'in' ? identity.claims.lastAuthError : null;
  useEffect(() => {
    readOfficeFacts().then(
      ({ ownerExists, minPasswordLength }) => setOffice(ownerExists ? { phase: 'owned' } : { phase: 'new', minPasswordLength }),
      // A person who can sign in will learn more than this page could say.
      () => setOffice({ phase: 'owned' }),
    );
  }, []);
  const goOn = useEffectEvent(onSignedIn);
  // A person who signs in in another tab also continues here. The first owner's form says itself when the account is complete.
  const isAdmitted = identity.phase === 'in' && !authError && office.phase !== 'new';
  useEffect(() => {
    if (isAdmitted) goOn();
  }, [isAdmitted]);
  const tell = (person: SignedIn): void => {
    // A person without any permission has no page to go to; this one says why.
    if (person.claims.lastAuthError) setStatus(person.claims.lastAuthError.code);
  };
  const leave = (): void => {
    setStatus('Signing out');
    signOut().then(
      () => setStatus('Signed out'),
      (error: unknown) => setStatus(readIdentityError(error, 'Logout failed').message),
    );
  };

  return (
    <StaffOutside
      title={office.phase === 'new' ? 'Set up your office' : 'Sign in'}
      notes={
        authError && (
          <ProblemNote title="Sign-in error">
            <Text>{authError.message}</Text>
            <Text size="xs">{authError.code}</Text>
            <Button variant="default" size="xs" mt="xs" onClick={leave}>
              Sign out
            </Button>
          </ProblemNote>
        )
      }
    >
      {office.phase === 'unknown' && <div className={classes['waiting']} />}
      {office.phase === 'new' && (
        <Suspense fallback={<div className={classes['waiting']} />}>
          <FirstOwnerForm
            minPasswordLength={office.minPasswordLength}
            onStatus={setStatus}
            onSignedIn={onSignedIn}
            onOwnerExists={() => setOffice({ phase: 'owned' })}
          />
        </Suspense>
      )}
      {office.phase === 'owned' && <SignInForm onStatus={setStatus} onSignedIn={tell} />}
      <Text role="status" size="xs" c="dimmed" mih={20} mt="xs">
        {status}
      </Text>
      <EnvironmentPanel />
    </StaffOutside>
  );
}

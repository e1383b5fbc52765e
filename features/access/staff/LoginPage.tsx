// Where staff sign in; before the office has an owner, where the first owner is made.
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { LogoMark } from '../../../platform/web/LogoMark.tsx';
import { ProblemNote } from '../../../platform/web/ProblemNote.tsx';
import { ThemeToggle } from '../../../platform/web/ThemeToggle.tsx';
import { useIdentity } from '../../../platform/web/use-identity.ts';
import { EnvironmentPanel } from './parts/EnvironmentPanel.tsx';
import { FirstOwnerForm } from './parts/FirstOwnerForm.tsx';
import { SignInForm } from './parts/SignInForm.tsx';
import classes from './LoginPage.module.css';
import { ownerStatusOptions } from './queries.ts';

export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }): ReactElement {
  const { data: office, isPending, refetch } = useQuery(ownerStatusOptions());
  const [status, setStatus] = useState('');
  const identity = useIdentity();
  const authError = identity.phase === 'in' ? identity.claims.lastAuthError : null;
  const needsOwner = office?.ownerExists === false;
  const title = needsOwner ? 'Set up your office' : 'Sign in';

  return (
    <div className={classes['page']}>
      <title>{`${title} · Redress`}</title>
      <div className={classes['corner']}>
        <ThemeToggle />
      </div>
      <main className={classes['column']}>
        <div className={classes['brand']}>
          <LogoMark size={32} />
          <span>Redress</span>
        </div>
        {authError && (
          <ProblemNote title="Sign-in error">
            <Text>{authError.message}</Text>
            <Text c="dimmed">{authError.code}</Text>
          </ProblemNote>
        )}
        {isPending ? (
          <div className={classes['waiting']} />
        ) : (
          <Stack gap="lg">
            <Title order={1}>{title}</Title>
            {needsOwner ? (
              <FirstOwnerForm onStatus={setStatus} onSignedIn={onSignedIn} onOwnerExists={() => void refetch()} />
            ) : (
              <SignInForm onStatus={setStatus} onSignedIn={onSignedIn} />
            )}
          </Stack>
        )}
        <Text role="status" size="xs" c="dimmed" mih={20} mt="xs">
          {status}
        </Text>
        <EnvironmentPanel />
      </main>
    </div>
  );
}

import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { readIdentityError } from '../../../platform/web/identity/identity-errors.ts';
import { signOut } from '../../../platform/web/identity/identity.ts';

/** Signs out, then goes to /login. */
export function LogoutPage(): ReactElement {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    signOut().then(
      // Another page of the browser: nothing of what was on screen stays in memory.
      () => location.replace('/login'),
      (error: unknown) => setProblem(readIdentityError(error, 'Logout failed').message),
    );
  }, []);
  return (
    <Stack component="main" p="xl" gap="xs" maw={480} mx="auto" mt="15vh">
      <title>Logout · Redress</title>
      <Text role="status">{problem ?? 'Signing out'}</Text>
      {problem !== undefined && (
        <Anchor component={AppLink} href="/dashboard">
          Go to the dashboard
        </Anchor>
      )}
    </Stack>
  );
}

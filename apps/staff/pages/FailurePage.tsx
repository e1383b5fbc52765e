import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { isPartFailure } from '../../../platform/web/live/load-part.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { WaitingForLine } from '../../../platform/web/look/WaitingForLine.tsx';

/** Shown in place of the whole app when the session could not be read or the shell failed. */
export function FailurePage({ error }: ErrorComponentProps): ReactElement {
  const { status, code } = asRefusal(error);
  const isLine = isPartFailure(error) || code === 'web.unreachable';
  const title = status === 403 ? 'This account has no access yet' : isLine ? 'Waiting for the connection' : 'This page could not be shown';
  return (
    <Stack component="main" p="xl" gap="md" maw={520} mx="auto" mt="15vh">
      <title>Redress</title>
      <Title order={1}>{title}</Title>
      {isLine ? <WaitingForLine /> : <RefusalNote error={error} />}
      <Group gap="md">
        <Button onClick={() => location.reload()}>Try again</Button>
        {!isLine && (
          <Anchor component={AppLink} href="/logout">
            Sign out
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}

import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/api-refusal.ts';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';

/** Stands in for the whole app when even the session could not be read, or a page broke. */
export function FailurePage({ error }: ErrorComponentProps): ReactElement {
  const isDenied = asRefusal(error).status === 403;
  return (
    <Stack component="main" p="xl" gap="md" maw={520} mx="auto" mt="15vh">
      <title>Redress</title>
      <Title order={1}>{isDenied ? 'This account has no access yet' : 'This page could not be shown'}</Title>
      <RefusalNote error={error} />
      <Group gap="md">
        <Button onClick={() => location.reload()}>Try again</Button>
        <Anchor component={AppLink} href="/logout">Sign out</Anchor>
      </Group>
    </Stack>
  );
}

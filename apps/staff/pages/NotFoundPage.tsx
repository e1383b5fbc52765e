import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/AppLink.tsx';

export function NotFoundPage(): ReactElement {
  return (
    <Stack component="main" p="xl" gap="xs" maw={480} mx="auto" mt="15vh">
      <title>404 · Redress</title>
      <Text c="dimmed">404</Text>
      <Title order={1}>That page was not found.</Title>
      <Anchor component={AppLink} href="/dashboard">Go to the dashboard</Anchor>
    </Stack>
  );
}

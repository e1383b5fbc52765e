import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';

const SENTENCE = 'That page was not found.';

/** The 404 page inside the staff shell. */
export function NotFoundPage(): ReactElement {
  return (
    <>
      <PageHeader title={SENTENCE} />
      <ToDashboard />
    </>
  );
}

/** The 404 page for people who are not signed in as staff. */
export function NotFoundAlone(): ReactElement {
  return (
    <Stack component="main" p="xl" gap="xs" maw={480} mx="auto" mt="15vh">
      <title>404 · Redress</title>
      <Text c="dimmed">404</Text>
      <Title order={1}>{SENTENCE}</Title>
      <ToDashboard />
    </Stack>
  );
}

function ToDashboard(): ReactElement {
  return (
    <Anchor component={AppLink} href="/dashboard">
      Go to the dashboard
    </Anchor>
  );
}

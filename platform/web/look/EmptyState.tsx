import { Stack, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** Nothing to show: one sentence, one action. */
export function EmptyState({ sentence, action }: { readonly sentence: string; readonly action?: ReactNode }): ReactElement {
  return (
    <Stack align="flex-start" gap="md" py="lg">
      <Text c="dimmed">{sentence}</Text>
      {action}
    </Stack>
  );
}

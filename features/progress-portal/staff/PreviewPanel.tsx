import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { usePreview } from './use-preview.ts';

/** Opens the portal of one client as that client sees it. */
export function PreviewPanel({ contactId, name }: { readonly contactId: string; readonly name: string }): ReactElement {
  const { open, isPending, error } = usePreview();
  return (
    <Stack gap="sm" maw={420}>
      <Title order={2}>Preview</Title>
      <Text c="dimmed">
        The portal as <bdi>{name}</bdi> sees it, in a tab of its own. Nothing can be changed there, and opening it is recorded.
      </Text>
      <Button variant="default" w="fit-content" loading={isPending} onClick={() => open(contactId)}>
        Preview
      </Button>
      <RefusalNote error={error} />
    </Stack>
  );
}

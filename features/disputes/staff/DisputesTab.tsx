import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { DisputeWorkspace, type DisputeWorkspaceProps } from './DisputeWorkspace.tsx';
import { RoundHistory } from './RoundHistory.tsx';

/** The disputes of a contact: the round being prepared, then the rounds opened so far. */
export function DisputesTab({ contactId, preview }: DisputeWorkspaceProps): ReactElement {
  return (
    <Stack gap="xl">
      <DisputeWorkspace contactId={contactId} preview={preview} />
      <RoundHistory contactId={contactId} />
    </Stack>
  );
}

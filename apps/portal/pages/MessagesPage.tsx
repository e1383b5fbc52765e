import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { PortalPage } from './PortalPage.tsx';

export function MessagesPage(): ReactElement {
  return (
    <PortalPage title="Messages">
      <Text c="dimmed">No messages found.</Text>
    </PortalPage>
  );
}

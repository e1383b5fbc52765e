import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { PortalPage } from './PortalPage.tsx';

export function DocumentsPage(): ReactElement {
  return (
    <PortalPage title="Documents">
      <Text c="dimmed">No documents yet. Your letters are under Dispute Status.</Text>
    </PortalPage>
  );
}

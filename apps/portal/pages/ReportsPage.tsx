import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { PortalPage } from './PortalPage.tsx';

export function ReportsPage(): ReactElement {
  return (
    <PortalPage title="My Credit Scores">
      <Text c="dimmed">Your scores are not shown here yet. Your office can tell you what your latest credit report says.</Text>
    </PortalPage>
  );
}

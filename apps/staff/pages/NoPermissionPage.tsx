import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';

export function NoPermissionPage(): ReactElement {
  return (
    <>
      <PageHeader title="No permission" />
      <Text c="dimmed">You do not have permission for this page. The owner of the office can change that.</Text>
    </>
  );
}

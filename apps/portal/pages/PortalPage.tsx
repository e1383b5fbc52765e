import { Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { officeTitle } from '../../../platform/web/look/OfficeBrand.tsx';

/** The frame of a portal page: its title, also in the browser tab, and one column. */
export function PortalPage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <>
      <title>{officeTitle(title)}</title>
      <Title order={1} mb="lg" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      {children}
    </>
  );
}

import { Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { publicConfig } from '../../../platform/web/identity/public-config.ts';
import { OfficeBrand, officeTitle } from '../../../platform/web/look/OfficeBrand.tsx';
import classes from './OutsidePage.module.css';

/** The frame of the pages a client sees before signing in. */
export function OutsidePage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const { phone } = publicConfig().office;
  return (
    <main className={classes['page']}>
      <title>{officeTitle(title)}</title>
      <div className={classes['brand']}>
        <OfficeBrand size={32} />
      </div>
      <Title order={1} mb="lg">
        {title}
      </Title>
      {children}
      {phone !== null && <p className={classes['reach']}>Questions? Call us at {phone}.</p>}
    </main>
  );
}

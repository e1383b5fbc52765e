import { Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { LogoMark } from '../../../platform/web/look/LogoMark.tsx';
import classes from './OutsidePage.module.css';

/** The frame of the pages a client sees before signing in. */
export function OutsidePage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <main className={classes['page']}>
      <title>{`${title} · Redress`}</title>
      <div className={classes['brand']}>
        <LogoMark size={32} /> <span>Redress</span>
      </div>
      <Title order={1} mb="lg">
        {title}
      </Title>
      {children}
    </main>
  );
}

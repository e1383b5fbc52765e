import { Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { OfficeBrand, officeTitle } from '../../../platform/web/look/OfficeBrand.tsx';
import { ThemeToggle } from '../../../platform/web/look/ThemeToggle.tsx';
import classes from './StaffOutside.module.css';

interface StaffOutsideProps {
  readonly title: string;
  /** Content above the title: notes about the person or the host. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages staff see before signing in. */
export function StaffOutside({ title, notes, children }: StaffOutsideProps): ReactElement {
  return (
    <div className={classes['page']}>
      <title>{officeTitle(title)}</title>
      <div className={classes['corner']}>
        <ThemeToggle />
      </div>
      <main className={classes['column']}>
        <div className={classes['brand']}>
          <OfficeBrand size={32} />
        </div>
        {notes !== undefined && notes !== null && <div className={classes['notes']}>{notes}</div>}
        <Title order={1} mb="lg">
          {title}
        </Title>
        {children}
      </main>
    </div>
  );
}

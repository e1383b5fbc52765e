import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import classes from './EnvironmentPanel.module.css';

const EnvironmentRows = lazy(() => import('./EnvironmentRows.tsx').then((part) => ({ default: part.EnvironmentRows })));

/** Public configuration and the health of the server. */
export function EnvironmentPanel(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <section className={classes['panel']}>
      <UnstyledButton className={classes['toggle'] ?? ''} aria-expanded={open} aria-controls="environment" onClick={() => setOpen(!open)}>
        Environment status
        <IconChevronDown size={15} stroke={1.6} aria-hidden="true" data-open={open} />
      </UnstyledButton>
      <div id="environment">
        {open && (
          <Suspense>
            <EnvironmentRows />
          </Suspense>
        )}
      </div>
    </section>
  );
}

import { Alert } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './ProblemNote.module.css';

/** Something did not work: stands beside its cause and is read out at once. */
export function ProblemNote({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactElement {
  return (
    <Alert role="alert" variant="default" title={title} className={classes['note'] ?? ''} p="sm">
      {children}
    </Alert>
  );
}

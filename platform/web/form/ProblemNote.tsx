import { Alert } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './ProblemNote.module.css';

/** An error, shown beside its cause and announced at once. */
export function ProblemNote({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactElement {
  return (
    <Alert role="alert" variant="default" title={title} className={classes['note'] ?? ''} p="sm">
      {children}
    </Alert>
  );
}

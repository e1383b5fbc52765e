import { Alert, Stack, Title } from '@mantine/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import classes from './Account.module.css';

interface SectionProps {
  readonly title: string;
  /** Why something here did not work; '' for nothing. */
  readonly problem?: string;
  readonly children: ReactNode;
}

/** One part of the account page. */
export function Section({ title, problem = '', children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['section']}>
      <Stack gap="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {problem !== '' && (
          <Alert role="alert" variant="default" p="sm">
            {problem}
          </Alert>
        )}
        {children}
      </Stack>
    </section>
  );
}

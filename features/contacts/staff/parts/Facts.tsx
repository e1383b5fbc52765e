import { Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './Facts.module.css';

/** Names and values, one pair a line. */
export function Facts({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className={classes['facts']}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children || (
          <Text span c="dimmed">
            Not on file
          </Text>
        )}
      </dd>
    </div>
  );
}

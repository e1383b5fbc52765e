// A number that says what it means, on hover and for the keyboard, and opens the rows it counts.
import { Tooltip } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { AppLink } from './AppLink.tsx';
import classes from './NumberLink.module.css';

interface NumberLinkProps {
  readonly value: number;
  readonly sentence: string;
  /** Absent where the number is no count of rows, such as a median. */
  readonly href?: string | undefined;
  /** What it counts, for assistive technology: 'Website, Clients'. */
  readonly name: string;
  /** Words after the number: ' days'. */
  readonly unit?: string;
}

export function NumberLink({ value, sentence, href, name, unit = '' }: NumberLinkProps): ReactElement {
  const id = useId();
  const shown = `${value.toLocaleString('en-US')}${unit}`;
  return (
    <>
      <Tooltip label={sentence} multiline maw={280} events={{ hover: true, focus: true, touch: true }} withArrow>
        {href === undefined ? (
          <button type="button" className={classes['plain']} aria-label={`${shown}, ${name}`} aria-describedby={id}>
            {shown}
          </button>
        ) : (
          <AppLink href={href} className={classes['link']} aria-label={`${shown}, ${name}`} aria-describedby={id}>
            {shown}
          </AppLink>
        )}
      </Tooltip>
      <span id={id} hidden>
        {sentence}
      </span>
    </>
  );
}

import { Group, Text, UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './MaskedValue.module.css';

interface MaskedValueProps {
  /** What it is, for the button's name ('Social Security number'). */
  readonly label: string;
  /** '••••1234'; null when nothing is on file. */
  readonly masked: string | null;
  /** The full value while it is shown. */
  readonly revealed?: string | null | undefined;
  /** Present only for those who may see it in full; seeing leaves a trace. */
  readonly onToggle?: (() => void) | undefined;
  readonly busy?: boolean;
}

/** A personal number, masked until a person with permission shows it. */
export function MaskedValue({ label, masked, revealed, onToggle, busy = false }: MaskedValueProps): ReactElement {
  if (masked === null) return <Text c="dimmed">Not on file</Text>;
  const shown = revealed ?? null;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text span>{shown ?? masked}</Text>
      {onToggle && (
        <UnstyledButton
          className={classes['toggle'] ?? ''}
          onClick={onToggle}
          disabled={busy}
          aria-label={`${shown === null ? 'Show' : 'Hide'} the ${label}`}
        >
          {shown === null ? 'Show' : 'Hide'}
        </UnstyledButton>
      )}
    </Group>
  );
}

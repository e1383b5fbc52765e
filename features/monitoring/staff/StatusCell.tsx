import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import { STATUS_WORDS, type ConnectionStatus } from '../rules/status-words.ts';

/** Status of the newest connection to a monitoring provider. */
export function StatusCell({ value }: CellProps<ConnectionStatus | 'none'>): ReactElement {
  if (value === 'none')
    return (
      <Text span c="dimmed">
        none
      </Text>
    );
  const { words, tone } = STATUS_WORDS[value];
  return <ToneText tone={tone}>{words}</ToneText>;
}

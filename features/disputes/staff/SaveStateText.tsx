import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { SaveState } from '../../../platform/web/form/autosave.ts';

const WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  pending: 'Saving',
  saving: 'Saving',
  failed: 'Not saved yet',
  conflict: 'Not saved yet',
  gone: 'Not saved yet',
};

/** Whether what is on the screen is safe on the server. */
export function SaveStateText({
  save,
  empty,
  onRetry,
}: {
  readonly save: SaveState;
  readonly empty: boolean;
  readonly onRetry: () => void;
}): ReactElement | null {
  if (empty && save === 'saved') return null;
  const Icon = save === 'saved' ? IconCheck : save === 'failed' ? IconAlertTriangle : IconDots;
  return (
    <Group gap={6} wrap="nowrap">
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      <Text role="status" c={save === 'failed' ? 'error' : 'dimmed'}>
        {WORDS[save]}
      </Text>
      {save === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Save now
        </Button>
      )}
    </Group>
  );
}

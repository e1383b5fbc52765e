import { Group, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { formatDateTime } from '../look/format-date.ts';

interface DraftNoteProps {
  /** When it was typed. */
  readonly savedAt: Date;
  /** What of it is not there any more. */
  readonly missing?: string | undefined;
  /** The way to begin without it. */
  readonly action?: ReactNode;
}

/** Stands above a form that opens with what was typed into it earlier, so that nobody takes it for what is saved. */
export function DraftNote({ savedAt, missing, action }: DraftNoteProps): ReactElement {
  return (
    <Group gap="sm" role="status">
      <Text size="sm">
        Not saved yet: what you typed on {formatDateTime(savedAt.toISOString())} is back.{missing !== undefined && ` ${missing}`}
      </Text>
      {action}
    </Group>
  );
}

import { Group, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { formatDateTime } from '../look/format-date.ts';

interface DraftNoteProps {
  /** When it was typed. */
  readonly savedAt: Date;
  /** What could not be restored. */
  readonly missing?: string | undefined;
  /** A button that discards the restored entries. */
  readonly action?: ReactNode;
}

/** Shown above a form that opens with restored entries, so that no one mistakes them for saved ones. */
export function DraftNote({ savedAt, missing, action }: DraftNoteProps): ReactElement {
  return (
    <Group gap="sm" role="status">
      <Text size="sm">
        Your unsaved entries of {formatDateTime(savedAt.toISOString())} were restored.{missing !== undefined && ` ${missing}`}
      </Text>
      {action}
    </Group>
  );
}

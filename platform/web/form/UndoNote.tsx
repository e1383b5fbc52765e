import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from './RefusalNote.tsx';

interface UndoNoteProps {
  /** What happened: 'Note removed.' */
  readonly sentence: string;
  readonly onUndo: () => void;
  readonly busy?: boolean;
  /** Why taking it back did not work. */
  readonly error?: unknown;
  readonly onClose: () => void;
}

/** What was just done, with an undo button, shown where it happened. Replaces a confirmation question. */
export function UndoNote({ sentence, onUndo, busy = false, error, onClose }: UndoNoteProps): ReactElement {
  return (
    <div>
      <Group gap="sm" role="status" py={4}>
        <Text style={{ overflowWrap: 'anywhere' }}>{sentence}</Text>
        <Button variant="default" size="xs" loading={busy} onClick={onUndo}>
          Undo
        </Button>
        <CloseButton size="sm" aria-label="Close this message" onClick={onClose} />
      </Group>
      <RefusalNote error={error} />
    </div>
  );
}

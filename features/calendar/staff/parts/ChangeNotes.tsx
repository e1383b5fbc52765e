import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import type { EntryChanges } from '../use-entry-changes.ts';
import { OverlapNote } from './OverlapNote.tsx';

/** What was just done in the calendar, how it is undone, and what it overlaps. */
export function ChangeNotes({ changes }: { readonly changes: EntryChanges }): ReactElement {
  const { moved, removed, overlaps, isUndoing, undoError, dismiss } = changes;
  const undo = { busy: isUndoing, error: undoError, onClose: dismiss };
  return (
    <Stack gap="xs" mb={(moved ?? removed ?? overlaps.length > 0) ? 'xs' : 0}>
      <RefusalNote error={changes.moveError} />
      {moved && <UndoNote sentence={`Moved: ${moved.title}`} onUndo={changes.undoMove} {...undo} />}
      {removed && <UndoNote sentence={`Appointment removed: ${removed.title}`} onUndo={changes.restore} {...undo} />}
      <div role="status">{overlaps.length > 0 && <OverlapNote overlaps={overlaps} />}</div>
    </Stack>
  );
}

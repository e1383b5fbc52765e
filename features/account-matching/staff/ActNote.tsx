import { useEffect, useRef, type ReactElement } from 'react';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useMatchChanges } from './match-queries.ts';
import classes from './ActNote.module.css';
import type { RegroupAct } from './regroup-context.ts';

interface ActNoteProps {
  readonly contactId: string;
  readonly act: RegroupAct;
  readonly onClose: () => void;
}

/** What was just put together or split off, at the account it happened to; the list moved, so the focus follows. */
export function ActNote({ contactId, act, onClose }: ActNoteProps): ReactElement {
  const { undo } = useMatchChanges();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={classes['note']}>
      <UndoNote
        sentence={act.sentence}
        busy={undo.isPending}
        error={undo.error}
        onUndo={() => undo.start({ contactId, ids: [...act.ids] }, onClose)}
        onClose={onClose}
      />
    </div>
  );
}

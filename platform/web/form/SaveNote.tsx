// What people see of a text that is saved by itself: whether it is safe, and the choice when someone else saved another one.
import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { FieldDocument } from '../../base/document/field-document.ts';
import { compareDocuments } from '../../base/document/compare-documents.ts';
import type { Autosave, AutosaveView } from './autosave.ts';
import { ConflictNote, type Difference } from './ConflictNote.tsx';
import { RefusalNote } from './RefusalNote.tsx';

interface SaveNoteProps<T> {
  readonly autosave: Autosave<T, number, never>;
  readonly view: AutosaveView<T, number, never>;
}

const WORDS = {
  saved: 'Saved',
  pending: 'Saving',
  saving: 'Saving',
  failed: 'Not saved yet',
  conflict: 'Not saved yet',
  gone: 'Removed by someone else',
} as const;

interface SaveConflictProps<T> extends SaveNoteProps<T> {
  /** Every field as it is here and as it is saved; equal ones are not shown. */
  readonly differences: readonly Difference[];
}

/** The choice when someone else saved another text. Draws nothing otherwise. */
export function SaveConflict<T>({ autosave, view, differences }: SaveConflictProps<T>): ReactElement | null {
  if (view.save !== 'conflict') return null;
  return (
    <ConflictNote
      differences={differences.filter((row) => row.mine !== row.saved)}
      onKeepMine={() => void autosave.keepMine()}
      onUseSaved={() => autosave.takeTheirs()}
    />
  );
}

/** Whether the text is safe on the server. */
export function SaveNote<T>({ autosave, view }: SaveNoteProps<T>): ReactElement {
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <Text role="status" size="sm" c={view.save === 'failed' || view.save === 'gone' ? 'error' : 'dimmed'}>
          {WORDS[view.save]}
        </Text>
        {view.save === 'failed' && (
          <Button variant="default" size="compact-sm" onClick={() => void autosave.flush()}>
            Save now
          </Button>
        )}
      </Group>
      {view.save === 'failed' && <RefusalNote error={view.error} />}
    </>
  );
}

const MOST_LINES = 3;

/** The first lines of a text that only one of two versions has. */
export function textDifference(label: string, mine: FieldDocument, saved: FieldDocument): Difference {
  const changes = compareDocuments(saved, mine);
  const lines = (kinds: readonly string[]): string => {
    const changed = changes.filter(({ kind }) => kinds.includes(kind));
    const rest = changed.length - MOST_LINES;
    return [...changed.slice(0, MOST_LINES).map(({ line }) => line.text), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
  };
  return { label, mine: lines(['added', 'changed']), saved: lines(['removed']) };
}

import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './WordingNotes.module.css';

export interface WordingNote {
  /** What the note rests on: a rule's number, for example. */
  readonly rule: string;
  /** The words it is about. */
  readonly phrase: string;
  readonly message: string;
  readonly advice: string;
  readonly citation: string;
  readonly level: 'block' | 'warn';
}

/** What should not be said so, below the field while it is typed; the text itself stays as it is. Renders nothing without notes. */
export function WordingNotes({ notes, about }: { readonly notes: readonly WordingNote[]; readonly about: string }): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <ul className={classes['notes']} aria-label={`Wording of ${about}`} aria-live="polite">
      {notes.map((note) => (
        <li key={`${note.rule} ${note.phrase} ${note.message}`} className={classes['note']} data-level={note.level}>
          <Text span fw={500} size="sm">
            {note.level === 'block' ? 'Cannot be sent' : 'Please check'}: “{note.phrase}”
          </Text>{' '}
          <Text span size="sm">
            {note.message} <strong>Instead:</strong> {note.advice}
          </Text>{' '}
          <Text span c="dimmed" size="xs">
            Rule {note.rule}, {note.citation}
          </Text>
        </li>
      ))}
    </ul>
  );
}

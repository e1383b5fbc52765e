import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { formTexts } from './texts.ts';
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
  const texts = useTexts(formTexts).wording;
  if (notes.length === 0) return null;
  return (
    <ul className={classes['notes']} aria-label={texts.of(about)} aria-live="polite">
      {notes.map((note) => (
        <li key={`${note.rule} ${note.phrase} ${note.message}`} className={classes['note']} data-level={note.level}>
          <Text span fw={500} size="sm">
            {texts[note.level](note.phrase)}
          </Text>{' '}
          <Text span size="sm">
            {texts.advice === '' ? (
              <>
                {note.message} <strong>{texts.instead}</strong> {note.advice}
              </>
            ) : (
              texts.advice
            )}
          </Text>{' '}
          <Text span c="dimmed" size="xs">
            {texts.rule(note.rule, note.citation)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

import { Button, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { compareDocuments } from '../../../platform/base/document/compare-documents.ts';
import { ConflictNote, type Difference } from '../../../platform/web/form/ConflictNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { AgreementTemplateDetail } from '../contract.ts';
import { statesWords } from './template-words.ts';
import type { TemplateAutosave, TemplateView, Written } from './use-template-autosave.ts';

interface SaveNoteProps {
  /** As it is saved now. */
  readonly template: AgreementTemplateDetail;
  readonly autosave: TemplateAutosave;
  readonly view: TemplateView;
}

const WORDS = {
  saved: 'Saved',
  pending: 'Saving',
  saving: 'Saving',
  failed: 'Not saved yet',
  conflict: 'Not saved yet',
  gone: 'Removed by someone else',
} as const;

/** The choice when someone else saved another text. Draws nothing otherwise. */
export function SaveConflict({ template, autosave, view }: SaveNoteProps): ReactElement | null {
  if (view.save !== 'conflict') return null;
  return (
    <ConflictNote
      differences={differencesOf(view.value, template)}
      onKeepMine={() => void autosave.keepMine()}
      onUseSaved={() => autosave.takeTheirs()}
    />
  );
}

/** Whether the text is safe on the server. */
export function SaveNote({ autosave, view }: Omit<SaveNoteProps, 'template'>): ReactElement {
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

function differencesOf(mine: Written, saved: Written): readonly Difference[] {
  const lines = (kinds: readonly string[]): string => {
    const changed = compareDocuments(saved.content, mine.content).filter(({ kind }) => kinds.includes(kind));
    const rest = changed.length - MOST_LINES;
    return [...changed.slice(0, MOST_LINES).map(({ line }) => line.text), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
  };
  const rows: readonly Difference[] = [
    { label: 'Name', mine: mine.name, saved: saved.name },
    { label: 'States', mine: statesWords(mine.states), saved: statesWords(saved.states) },
    { label: 'Text', mine: lines(['added', 'changed']), saved: lines(['removed']) },
  ];
  return rows.filter((row) => row.mine !== row.saved);
}

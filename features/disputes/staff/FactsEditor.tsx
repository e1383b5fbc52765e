import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactElement } from 'react';
import { WordingNotes } from '../../../platform/web/form/WordingNotes.tsx';
import { factSource, type Fact } from '../contract.ts';
import { MOST_FACTS } from '../rules/bulk-facts.ts';
import { lintClaims, lintTyped } from '../rules/claim-linter.ts';
import classes from './FactsEditor.module.css';

const SOURCES: Readonly<Record<Fact['source'], string>> = {
  report: 'The report shows it',
  document: 'A document shows it',
  client: 'The client says so',
};
export const SOURCE_DATA = factSource.options.map((value) => ({ value, label: SOURCES[value] }));
const SUGGESTIONS_SHOWN = 6;

/** A document a fact can rest on. */
export interface DocumentChoice {
  readonly id: string;
  readonly name: string;
}

interface FactsEditorProps {
  readonly documents: readonly DocumentChoice[];
  readonly facts: readonly Fact[];
  /** Some claims show only beside the reason of the item. */
  readonly reasonCode: string | null;
  readonly suggestions: readonly string[];
  readonly onChange: (facts: Fact[]) => void;
}

/** What is wrong and how one knows: sentences with their source. Contradictions of the report are one click away. */
export function FactsEditor({ facts, reasonCode, suggestions, documents, onChange }: FactsEditorProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const add = (): void => {
    onChange([...facts, { text: '', source: 'client' }]);
    // The field is on the page only after this render.
    requestAnimationFrame(() => list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus());
  };
  const unused = suggestions.filter((text) => !facts.some((fact) => fact.text === text)).slice(0, SUGGESTIONS_SHOWN);
  const set = (at: number, next: Partial<Fact>): void => onChange(facts.map((fact, i) => (i === at ? { ...fact, ...next } : fact)));
  return (
    <div>
      <ul ref={list} className={classes['facts']}>
        {facts.map((fact, i) => (
          // Facts have no identity beyond their place; a fact is edited, added at the end or removed.
          <li key={i} className={classes['fact']}>
            <Textarea
              aria-label={`Fact ${i + 1}`}
              autosize
              minRows={1}
              maxRows={6}
              maxLength={1000}
              value={fact.text}
              className={classes['text'] ?? ''}
              placeholder="One sentence, in the words of the client"
              onChange={(event) => set(i, { text: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={`Source of fact ${i + 1}`}
              data={SOURCE_DATA}
              value={fact.source}
              className={classes['source'] ?? ''}
              onChange={(event) => set(i, { source: factSource.parse(event.currentTarget.value), documentId: null })}
            />
            {fact.source === 'document' && (
              <NativeSelect
                aria-label={`Document of fact ${i + 1}`}
                className={classes['document'] ?? ''}
                value={fact.documentId ?? ''}
                data={[
                  { value: '', label: documents.length === 0 ? 'No documents in hand' : 'Which document' },
                  ...documents.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) => set(i, { documentId: event.currentTarget.value === '' ? null : event.currentTarget.value })}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove fact ${i + 1}`}
              onClick={() => onChange(facts.filter((_, j) => j !== i))}
            >
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
            <WordingNotes
              notes={(fact.source === 'report' ? lintClaims : lintTyped)(fact.text, { where: 'letter', reasonCode })}
              about={`fact ${i + 1}`}
            />
          </li>
        ))}
      </ul>
      {facts.length < MOST_FACTS && (
        <>
          {unused.length > 0 && (
            <div className={classes['suggestions']} role="group" aria-label="From the report">
              <span className={classes['label']}>From the report</span>
              {unused.map((text) => (
                <button
                  key={text}
                  type="button"
                  className={classes['suggestion']}
                  onClick={() => onChange([...facts.filter((fact) => fact.text.trim() !== ''), { text, source: 'report' }])}
                >
                  <IconPlus size={14} aria-hidden="true" /> <span>{text}</span>
                </button>
              ))}
            </div>
          )}
          <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={add}>
            Write a fact
          </Button>
        </>
      )}
    </div>
  );
}

import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Catalogue } from '../../base/document/catalogue.ts';
import type { DocumentChange } from '../../base/document/document-change.ts';
import { conditionWords, listWords, SIGNATURE_WORDS } from '../../base/document/part-words.ts';
import classes from './ChangeList.module.css';

interface ChangeListProps {
  readonly changes: readonly DocumentChange[];
  readonly catalogue: Catalogue;
  /** What is said where no line differs. */
  readonly same: string;
}

/** The lines that differ, with their words; lines that stayed are left out. */
export function ChangeList({ changes, catalogue, same }: ChangeListProps): ReactElement {
  const shown = changes.filter(({ kind }) => kind !== 'same');
  if (shown.length === 0) return <Text size="sm">{same}</Text>;
  return (
    <ul className={classes['list']} aria-label="Changes">
      {shown.map((change, i) => (
        // The list is shown as it came and is never sorted.
        <li key={i} className={classes[change.kind]}>
          <Text size="xs" c="dimmed">
            {WORDS[change.kind]}
          </Text>
          <div>{change.kind === 'changed' ? <Words change={change} /> : lineWords(change.line, catalogue)}</div>
        </li>
      ))}
    </ul>
  );
}

const WORDS = { added: 'Added', removed: 'Removed', changed: 'Changed', same: '' } as const;

const Words = ({ change: { words } }: { readonly change: DocumentChange }): ReactElement => (
  <>
    {words.map(({ kind, text }, i) =>
      kind === 'added' ? <ins key={i}>{text}</ins> : kind === 'removed' ? <del key={i}>{text}</del> : text,
    )}
  </>
);

/** What a line is called where it has no words of its own. */
function lineWords({ what, text }: DocumentChange['line'], catalogue: Catalogue): string {
  const [, not, id = ''] = /^(?:when|each) (not )?(.*)$/.exec(text) ?? [];
  if (what === 'when') return conditionWords(catalogue, { condition: id, not: not !== undefined });
  if (what === 'each') return listWords(catalogue, { list: id });
  if (what === 'signature') return text === 'office' ? SIGNATURE_WORDS.office : SIGNATURE_WORDS.client;
  if (what === 'statute') return catalogue.statutes.find((statute) => statute.id === text)?.name ?? text;
  if (what === 'pageBreak') return 'Page break';
  return text === '' ? 'An empty line' : text;
}

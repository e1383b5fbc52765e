import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { conditionWords, listWords, SIGNATURE_WORDS } from '../../../platform/base/document/part-words.ts';
import type { TemplateChange } from '../contract.ts';
import { AGREEMENT_CATALOGUE } from '../rules/fields.ts';
import classes from './ChangeList.module.css';

/** The lines that differ, with their words; lines that stayed are left out. */
export function ChangeList({ changes }: { readonly changes: readonly TemplateChange[] }): ReactElement {
  const shown = changes.filter(({ kind }) => kind !== 'same');
  if (shown.length === 0) return <Text size="sm">The words are the same. Only the look of the text, its name or its states changed.</Text>;
  return (
    <ul className={classes['list']} aria-label="Changes">
      {shown.map((change, i) => (
        // The list is shown as it came and is never sorted.
        <li key={i} className={classes[change.kind]}>
          <Text size="xs" c="dimmed">
            {WORDS[change.kind]}
          </Text>
          <div>{change.kind === 'changed' ? <Words change={change} /> : lineWords(change.line)}</div>
        </li>
      ))}
    </ul>
  );
}

const WORDS = { added: 'Added', removed: 'Removed', changed: 'Changed', same: '' } as const;

const Words = ({ change: { words } }: { readonly change: TemplateChange }): ReactElement => (
  <>
    {words.map(({ kind, text }, i) =>
      kind === 'added' ? <ins key={i}>{text}</ins> : kind === 'removed' ? <del key={i}>{text}</del> : text,
    )}
  </>
);

/** What a line is called where it has no words of its own. */
function lineWords({ what, text }: TemplateChange['line']): string {
  const [, not, id = ''] = /^(?:when|each) (not )?(.*)$/.exec(text) ?? [];
  if (what === 'when') return conditionWords(AGREEMENT_CATALOGUE, { condition: id, not: not !== undefined });
  if (what === 'each') return listWords(AGREEMENT_CATALOGUE, { list: id });
  if (what === 'signature') return text === 'office' ? SIGNATURE_WORDS.office : SIGNATURE_WORDS.client;
  if (what === 'statute') return AGREEMENT_CATALOGUE.statutes.find((statute) => statute.id === text)?.name ?? text;
  if (what === 'pageBreak') return 'Page break';
  return text === '' ? 'An empty line' : text;
}

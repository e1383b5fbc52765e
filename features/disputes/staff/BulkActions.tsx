// What is done to all selected items at once: reason and request, a fact where it holds, the same claim at the other bureaus; with undo.
import { Button, Group, NativeSelect, Text, Textarea } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { WordingNotes } from '../../../platform/web/form/WordingNotes.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { detailOf } from '../../report-files/rules/personal-lines.ts';
import { factSource, type DraftItemInput, type Fact } from '../contract.ts';
import { giveFact, type FactGiven } from '../rules/bulk-facts.ts';
import { lintTyped } from '../rules/claim-linter.ts';
import { BulkBar } from './BulkBar.tsx';
import classes from './BulkBar.module.css';
import { copyClaim, otherBureausOf } from './copy-claim.ts';
import { describePlace } from './disputable-lines.ts';
import { changeItems, itemKey, type Items } from './draft-edit.ts';
import { SOURCE_DATA, type DocumentChoice } from './FactsEditor.tsx';

interface BulkActionsProps {
  readonly report: CreditReport;
  readonly items: Items;
  readonly selected: ReadonlySet<string>;
  readonly documents: readonly DocumentChoice[];
  readonly onEdit: (make: (items: Items) => Items) => void;
  readonly onClear: () => void;
}
interface Done {
  readonly sentence: string;
  /** The items that were changed, as they were; those that were added are absent. */
  readonly before: Items;
  readonly changed: ReadonlySet<string>;
  readonly left: FactGiven['left'];
}

export function BulkActions({ report, items, selected, documents, onEdit, onClear }: BulkActionsProps): ReactElement {
  const [done, setDone] = useState<Done>();
  const chosen = items.filter((item) => selected.has(itemKey(item)));
  const isMeant = (item: DraftItemInput): boolean => selected.has(itemKey(item));
  /** Makes a change and keeps what it changed, so that it can be undone without losing what was typed elsewhere since. */
  const apply = (sentence: string, next: Items, left: Done['left'] = []): void => {
    const known = new Map(items.map((item) => [itemKey(item), item]));
    const touched = next.filter((item) => known.get(itemKey(item)) !== item);
    const changed = new Set(touched.map(itemKey));
    setDone({ sentence, changed, left, before: items.filter((item) => changed.has(itemKey(item))) });
    const byKey = new Map(touched.map((item) => [itemKey(item), item]));
    onEdit((all) => {
      const here = new Set(all.map(itemKey));
      return [...all.map((item) => byKey.get(itemKey(item)) ?? item), ...touched.filter((item) => !here.has(itemKey(item)))];
    });
  };
  const undo = ({ before, changed }: Done): void => {
    const byKey = new Map(before.map((item) => [itemKey(item), item]));
    onEdit((all) => all.flatMap((item) => (changed.has(itemKey(item)) ? (byKey.get(itemKey(item)) ?? []) : [item])));
    setDone(undefined);
  };
  const addFact = (fact: Fact): void => {
    const { items: next, added, left } = giveFact(report, items, isMeant, fact);
    apply(added === 0 ? 'The fact holds for none of these items.' : `Fact added to ${count(added)}.`, next, left);
  };
  const copies = chosen.map((item) => ({ item, bureaus: otherBureausOf(report, item) })).filter(({ bureaus }) => bureaus.length > 0);
  const copyAll = (): void => {
    const next = copies.reduce((all, { item, bureaus }) => copyClaim(report, all, item, bureaus), items);
    apply(`The claims of ${count(copies.length)} are used at the other bureaus too.`, next);
  };
  return (
    <>
      {chosen.length > 1 && (
        <>
          <BulkBar
            items={chosen}
            details={chosen.flatMap((item) => detailOf(describePlace(report, item)?.reported ?? []) ?? [])}
            onClear={onClear}
            onChange={(change) => onEdit((all) => changeItems(all, selected, change))}
          />
          <BulkFact count={chosen.length} documents={documents} onAdd={addFact} />
          {copies.length > 0 && (
            <Button variant="default" size="compact-sm" onClick={copyAll}>
              Use for the other bureaus too ({copies.length})
            </Button>
          )}
        </>
      )}
      {done && <UndoNote sentence={done.sentence} onUndo={() => undo(done)} onClose={() => setDone(undefined)} />}
      {done && done.left.length > 0 && (
        <ul className={classes['left']} aria-label="Items left as they were">
          {done.left.map(({ item, why }) => (
            <li key={itemKey(item)}>
              {describePlace(report, item)?.heading ?? 'An item'} at {BUREAU_NAMES[item.bureau]}: {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const count = (items: number): string => (items === 1 ? 'one item' : `${items} items`);

interface BulkFactProps {
  readonly count: number;
  readonly documents: readonly DocumentChoice[];
  readonly onAdd: (fact: Fact) => void;
}

/** One fact with its source, typed once. */
function BulkFact({ count: items, documents, onAdd }: BulkFactProps): ReactElement {
  const [fact, setFact] = useState<Fact>();
  if (!fact)
    return (
      <Button variant="default" size="compact-sm" mr="xs" onClick={() => setFact({ text: '', source: 'client' })}>
        Add a fact to {items} items
      </Button>
    );
  const isComplete = fact.text.trim() !== '' && (fact.source !== 'document' || (fact.documentId ?? null) !== null);
  return (
    <div className={classes['fact']} role="group" aria-label="A fact for the selected items">
      <Textarea
        label="Fact"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={1000}
        value={fact.text}
        placeholder="One sentence that is true of each of them"
        onChange={(event) => setFact({ ...fact, text: event.currentTarget.value })}
      />
      <WordingNotes notes={lintTyped(fact.text, { where: 'letter' })} about="the fact" />
      <Group gap="xs" mt="xs">
        <NativeSelect
          aria-label="Source of the fact"
          data={SOURCE_DATA}
          value={fact.source}
          onChange={(event) => setFact({ text: fact.text, source: factSource.parse(event.currentTarget.value), documentId: null })}
        />
        {fact.source === 'document' && (
          <NativeSelect
            aria-label="Document of the fact"
            value={fact.documentId ?? ''}
            data={[
              { value: '', label: documents.length === 0 ? 'No documents in hand' : 'Which document' },
              ...documents.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setFact({ ...fact, documentId: event.currentTarget.value === '' ? null : event.currentTarget.value })}
          />
        )}
        <Button
          size="compact-sm"
          disabled={!isComplete}
          onClick={() => {
            onAdd({ ...fact, text: fact.text.trim() });
            setFact(undefined);
          }}
        >
          Add where it holds
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setFact(undefined)}>
          Cancel
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        The client is asked again about each item that gets it.
      </Text>
    </div>
  );
}

import { Button, Group, Radio, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { DuplicatePair, PairSideView } from '../../contract.ts';
import { describeHoldings, MERGE_FIELD_LABELS, MERGE_FIELD_NAMES, type MergeField } from '../../rules/merge-fields.ts';
import type { NewMerge } from '../queries.ts';
import classes from './PairComparison.module.css';
import { useMergeChoices, type MergeChoices } from './use-merge-choices.ts';

interface PairComparisonProps {
  readonly pair: DuplicatePair;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onMerge: (merge: NewMerge) => void;
}

/** Two records side by side: which one stays, and where they differ, whose value. What only one has is taken over. */
export function PairComparison({ pair, busy, error, onMerge }: PairComparisonProps): ReactElement {
  const choices = useMergeChoices(pair);
  const { kept, merged, obstacle, take } = choices;
  const sides = [pair.one, pair.other];
  const fields = MERGE_FIELD_NAMES.filter((field) => sides.some((side) => side.values[field] !== null));
  return (
    <>
      <table className={classes['table']}>
        <caption className="redress-hidden-text">
          {pair.one.name} and {pair.other.name} side by side
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="redress-hidden-text">Field</span>
            </th>
            {sides.map((side) => (
              <th key={side.id} scope="col">
                <Radio
                  name={`keep ${pair.one.id}`}
                  label="Keep this record"
                  checked={kept.id === side.id}
                  onChange={() => choices.keep(side.id)}
                />
                <AppLink href={`/contacts/${side.id}`} className={classes['open'] ?? ''}>
                  <bdi>{side.name}</bdi>
                </AppLink>
                <Text span size="sm" c="dimmed" display="block">
                  Added {formatDate(side.createdAt)}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={field} field={field} pair={pair} choices={choices} />
          ))}
          {sides.some(({ tags }) => tags.length > 0) && (
            <tr>
              <th scope="row">Tags</th>
              {sides.map((side) => (
                <td key={side.id}>{side.tags.join(', ')}</td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">Stays with record</th>
            {sides.map((side) => (
              <td key={side.id}>
                {describeHoldings(side.holds) ?? (
                  <Text span c="dimmed">
                    nothing
                  </Text>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Text c="dimmed" mt="xs">
        Tags, notes, consents, tasks, calls and documents of both stay together. The other record is archived; you can undo the merge for 30
        days.
      </Text>
      {obstacle !== undefined && <ProblemNote>{obstacle}</ProblemNote>}
      <RefusalNote error={error} />
      <Group mt="sm">
        <Button
          loading={busy}
          disabled={obstacle !== undefined}
          onClick={() => onMerge({ keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version, take })}
        >
          Merge
        </Button>
      </Group>
    </>
  );
}

function FieldRow({
  field,
  pair,
  choices,
}: {
  readonly field: MergeField;
  readonly pair: DuplicatePair;
  readonly choices: MergeChoices;
}): ReactElement {
  const differs = pair.differs.includes(field);
  const source = choices.sourceOf(field);
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {MERGE_FIELD_LABELS[field]}
        {differs && <span className={classes['mark']}> differs</span>}
      </th>
      {[pair.one, pair.other].map((side) => (
        <td key={side.id} data-chosen={source === side.id && side.values[field] !== null}>
          {choices.isOpen(field) ? (
            <Radio
              name={`${field} ${pair.one.id}`}
              label={<ValueText side={side} field={field} />}
              checked={source === side.id}
              onChange={() => choices.choose(field, side.id)}
            />
          ) : (
            <ValueText side={side} field={field} />
          )}
          <Changed side={side} field={field} choices={choices} />
        </td>
      ))}
    </tr>
  );
}

function ValueText({ side, field }: { readonly side: PairSideView; readonly field: MergeField }): ReactElement {
  return <bdi>{inWords(field, side.values[field] ?? null)}</bdi>;
}

/** Said where someone changed a value while it was being compared. */
function Changed({
  side,
  field,
  choices,
}: {
  readonly side: PairSideView;
  readonly field: MergeField;
  readonly choices: MergeChoices;
}): ReactElement | null {
  const before = choices.before(side, field);
  return before === undefined ? null : (
    <Text size="sm" className={classes['changed'] ?? ''}>
      Changed just now; was {inWords(field, before) || 'empty'}.
    </Text>
  );
}

function inWords(field: MergeField, value: string | null): string {
  if (value === null) return '';
  if (field === 'phone' || field === 'phoneHome' || field === 'phoneWork') return formatPhone(value);
  if (field === 'followUp') return formatDate(value);
  return field === 'category'
    ? value
        .replaceAll('-', ' ')
        .replace(' ', ', ')
        .replace(/^./, (first) => first.toUpperCase())
    : value;
}

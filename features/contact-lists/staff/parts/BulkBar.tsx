// Actions for the selected contacts, in a bar over the end of the list; afterwards the outcome, with Undo.
import { Button, Group, Popover, Text } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { Category } from '../../../contacts/rules/stages.ts';
import classes from './BulkBar.module.css';
import { BulkOutcome } from './BulkOutcome.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import type { Selection } from './list-state.ts';
import type { QuickField, QuickSet } from './quick-fields.ts';
import { useBulkChange, type BulkChangeControl } from './use-bulk-change.ts';

const FIELDS: readonly { readonly field: QuickField; readonly label: string }[] = [
  { field: 'tags', label: 'Tag' },
  { field: 'ownerId', label: 'Assign' },
  { field: 'urgency', label: 'Urgency' },
  { field: 'stage', label: 'Status' },
  { field: 'source', label: 'Source' },
  { field: 'followUpOn', label: 'Follow-up' },
];

export interface BulkBarProps {
  /** Those that can be changed here; all unless said. */
  readonly fields?: readonly QuickField[];
  readonly selection: Selection | undefined;
  /** Offers to select everything that matches; undefined when all are selected or the number is unknown. */
  readonly selectAll: { readonly count: number; readonly onSelect: () => void } | undefined;
  /** The category shared by all selected contacts; only one category has stages in common. */
  readonly category: Category | undefined;
  readonly hasOpen: boolean;
  readonly hasArchived: boolean;
  readonly more: ReactNode;
}

export function BulkBar({ selection, selectAll, category, fields, hasOpen, hasArchived, more }: BulkBarProps): ReactElement | null {
  const bulk = useBulkChange();
  if (!selection && bulk.state.kind === 'idle' && !bulk.error) return null;
  // A pending question is answered first.
  const isAsked = bulk.state.kind === 'changedMeanwhile' || bulk.state.kind === 'recounted';
  return (
    <div className={classes['place']}>
      <section aria-label="Selected contacts" className={classes['bar']}>
        <BulkOutcome bulk={bulk} />
        <RefusalNote error={bulk.error} />
        {selection && !isAsked && (
          <Group gap={6}>
            <Text fw={500} role="status">
              {selection.count.toLocaleString('en-US')} selected
            </Text>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.clear}>
              Clear
            </Button>
            {selectAll && (
              <Button variant="subtle" size="compact-sm" onClick={selectAll.onSelect}>
                Select all {selectAll.count.toLocaleString('en-US')} matching
              </Button>
            )}
            <Actions bulk={bulk} selection={selection} category={category} fields={fields} hasOpen={hasOpen} hasArchived={hasArchived} />
            {more}
          </Group>
        )}
      </section>
    </div>
  );
}

interface ActionsProps extends Pick<BulkBarProps, 'category' | 'hasOpen' | 'hasArchived'> {
  readonly bulk: BulkChangeControl;
  readonly selection: Selection;
  readonly fields: readonly QuickField[] | undefined;
}

function Actions({ bulk, selection, category, fields: offered, hasOpen, hasArchived }: ActionsProps): ReactElement {
  const may = useMay();
  const put = (kind: 'archive' | 'restore', label: string): ReactElement => (
    <Button variant="default" size="compact-sm" loading={bulk.isPending} onClick={() => bulk.run(selection, { kind })}>
      {label}
    </Button>
  );
  // What is archived can only be read or restored.
  const fields = hasArchived
    ? []
    : FIELDS.filter(({ field }) => offered?.includes(field) !== false && (field !== 'stage' || (category === 'lead' && may('leads:work'))));
  return (
    <>
      {fields.map(({ field, label }) => (
        <BulkField
          key={field}
          field={field}
          label={label}
          isPending={bulk.isPending}
          onSet={(set) => bulk.run(selection, { kind: 'set', set })}
        />
      ))}
      {hasOpen && may('contacts:archive') && put('archive', 'Archive')}
      {hasArchived && may('contacts:archive') && put('restore', 'Restore')}
    </>
  );
}

interface BulkFieldProps {
  readonly field: QuickField;
  readonly label: string;
  readonly isPending: boolean;
  readonly onSet: (set: QuickSet) => void;
}

function BulkField({ field, label, isPending, onSet }: BulkFieldProps): ReactElement {
  const [opened, setOpened] = useState(false);
  const set = (change: QuickSet): void => {
    setOpened(false);
    onSet(change);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus shadow="md" transitionProps={{ duration: 100 }}>
      <Popover.Target>
        <Button variant="default" size="compact-sm" disabled={isPending} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} miw={180} maw="calc(100vw - 24px)">
        <FieldEditor field={field} onSet={set} />
      </Popover.Dropdown>
    </Popover>
  );
}

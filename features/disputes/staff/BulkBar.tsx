import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { DraftItemInput } from '../contract.ts';
import classes from './BulkBar.module.css';
import type { ItemChange } from './draft-edit.ts';
import { ReasonFields } from './ReasonFields.tsx';

interface BulkBarProps {
  readonly items: readonly DraftItemInput[];
  /** The personal details among them. */
  readonly details: readonly PersonalDetail[];
  readonly onChange: (change: ItemChange) => void;
  readonly onClear: () => void;
}

/** Reason and instruction for all selected items at once; the client's answer stays with each item. */
export function BulkBar({ items, details, onChange, onClear }: BulkBarProps): ReactElement {
  const shared = <T,>(read: (item: DraftItemInput) => T): T | null => {
    const values = new Set(items.map(read));
    return values.size === 1 ? ([...values][0] ?? null) : null;
  };
  const kinds = [...new Set(items.map((item) => item.kind))];
  return (
    <div className={classes['bar']} role="group" aria-label={`${items.length} selected items`}>
      <Text fw={500} className={classes['count'] ?? ''}>
        {items.length} selected
      </Text>
      <ReasonFields
        kinds={kinds}
        details={details}
        reasonCode={shared((item) => item.reasonCode)}
        instructionCode={shared((item) => item.instructionCode)}
        of={` with the ${items.length} selected items`}
        onReason={(reasonCode) => onChange({ reasonCode })}
        onInstruction={(instructionCode) => onChange({ instructionCode })}
      />
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}

import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { KeyboardEvent, ReactElement } from 'react';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { findReason } from '../rules/dispute-reasons.ts';
import type { ItemChange } from './draft-edit.ts';
import { FactsEditor } from './FactsEditor.tsx';
import classes from './ItemEditor.module.css';
import { ProblemList } from './ProblemList.tsx';
import { ReasonFields } from './ReasonFields.tsx';

interface ItemEditorProps {
  readonly item: DraftItemInput;
  readonly suggestions: readonly string[];
  readonly problems: readonly GateRefusal[];
  /** Other bureaus that report the same line. */
  readonly otherBureaus: readonly Bureau[];
  readonly onChange: (change: ItemChange) => void;
  readonly onCopy: (bureaus: readonly Bureau[]) => void;
  readonly onRemove: () => void;
  readonly onNext: (() => void) | undefined;
}

/** Reason, instruction, facts and the client's answer for one item. Ctrl+Enter goes to the next unfinished one. */
export function ItemEditor({
  item,
  suggestions,
  problems,
  otherBureaus,
  onChange,
  onCopy,
  onRemove,
  onNext,
}: ItemEditorProps): ReactElement {
  const question = item.reasonCode === null ? undefined : findReason(item.reasonCode)?.question;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onNext?.();
  };
  return (
    // The shortcut acts from any field of the editor; the same is a button below.
    <div className={classes['editor']} onKeyDown={onKeyDown}>
      <div className={classes['fields']}>
        <ReasonFields
          kinds={[item.kind]}
          reasonCode={item.reasonCode}
          instructionCode={item.instructionCode}
          onReason={(reasonCode) => onChange({ reasonCode })}
          onInstruction={(instructionCode) => onChange({ instructionCode })}
        />
      </div>
      <div>
        <Text fw={500} size="sm" mb={4}>
          Facts
        </Text>
        <FactsEditor facts={item.facts} suggestions={suggestions} onChange={(facts) => onChange({ facts })} />
      </div>
      <Checkbox
        label="The client was asked and says this is true"
        checked={item.clientConfirmed}
        onChange={(event) => onChange({ clientConfirmed: event.currentTarget.checked })}
        description={question === undefined ? 'Choose a reason to see the question for the client.' : `Ask: ${question}`}
      />
      <ProblemList problems={problems} />
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          {otherBureaus.length > 0 && item.reasonCode !== null && (
            <Button variant="default" size="compact-sm" onClick={() => onCopy(otherBureaus)}>
              Use for {otherBureaus.map((bureau) => BUREAU_NAMES[bureau]).join(' and ')} too
            </Button>
          )}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onRemove}>
            Remove
          </Button>
        </Group>
        {onNext && (
          <Button variant="default" size="compact-sm" onClick={onNext} aria-keyshortcuts="Control+Enter" title="Ctrl+Enter">
            Next unfinished
          </Button>
        )}
      </Group>
    </div>
  );
}

import { Select } from '@mantine/core';
import type { ReactElement } from 'react';
import type { PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { DraftItemInput } from '../contract.ts';
import { fittingInstructions, groupReasons } from './reason-groups.ts';

interface ReasonFieldsProps {
  /** What the items are; a reason is offered when it fits all of them. */
  readonly kinds: readonly DraftItemInput['kind'][];
  /** The personal details among them. */
  readonly details?: readonly PersonalDetail[];
  readonly reasonCode: string | null;
  readonly instructionCode: string | null;
  readonly onReason: (code: string) => void;
  readonly onInstruction: (code: string) => void;
  /** Words after the labels, when several sets of fields are on the page. */
  readonly of?: string;
  /** The line was disputed before and that was answered, or its time ran out: reasons that follow a result are offered. */
  readonly afterResults?: boolean;
}

/** The list scrolls on its own and follows its field in the page, so that assistive technology finds it. */
const LIST = {
  withScrollArea: false,
  openOnFocus: false,
  comboboxProps: { withinPortal: false },
  styles: { options: { maxHeight: 320, overflowY: 'auto' } },
} as const;

/** Reason by topic with search, and the instructions that fit it. */
export function ReasonFields({
  kinds,
  details = [],
  reasonCode,
  instructionCode,
  onReason,
  onInstruction,
  of,
  afterResults = false,
}: ReasonFieldsProps): ReactElement {
  const kind = kinds[0] ?? 'tradeline';
  const instructions = fittingInstructions(kind, reasonCode, afterResults);
  const data = groupReasons(kinds, afterResults, details).map(({ group, items }) => ({ group, items: [...items] }));
  return (
    <>
      <Select
        label="What is wrong"
        placeholder="Choose or type a reason"
        data={data}
        value={reasonCode}
        searchable
        allowDeselect={false}
        {...LIST}
        nothingFoundMessage="No such reason"
        {...(of !== undefined && { 'aria-label': `What is wrong${of}` })}
        onChange={(code) => code !== null && onReason(code)}
      />
      <Select
        label="What the bureau is asked"
        placeholder={reasonCode === null ? 'Choose a reason first' : 'Choose'}
        data={[...instructions]}
        value={instructionCode}
        allowDeselect={false}
        {...LIST}
        disabled={reasonCode === null}
        {...(of !== undefined && { 'aria-label': `What the bureau is asked${of}` })}
        onChange={(code) => code !== null && onInstruction(code)}
      />
    </>
  );
}

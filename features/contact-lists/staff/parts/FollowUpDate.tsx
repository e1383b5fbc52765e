import { TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { followUpState } from '../../rules/follow-up.ts';
import classes from './FollowUpDate.module.css';

interface FollowUpDateProps {
  readonly value: string | null;
  readonly busy: boolean;
  readonly onChange: (day: string | null) => void;
}

/** When to get in touch again. A date is typed in three parts, so it counts when the input is left or Enter is pressed. */
export function FollowUpDate({ value, busy, onChange }: FollowUpDateProps): ReactElement {
  const [typed, setTyped] = useState(value ?? '');
  const state = followUpState(parseCivilDate(value ?? '') ?? null, officeToday());
  const words = { overdue: 'late', soon: 'soon', later: '', none: '' }[state];
  const save = (): void => {
    const day = typed === '' ? null : (parseCivilDate(typed) ?? value);
    if (day === value) setTyped(value ?? '');
    else onChange(day);
  };
  return (
    <TextInput
      size="xs"
      type="date"
      label={words === '' ? 'Next follow-up' : `Next follow-up, ${words}`}
      value={typed}
      disabled={busy}
      className={classes['date'] ?? ''}
      data-state={state}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(value ?? '');
      }}
    />
  );
}

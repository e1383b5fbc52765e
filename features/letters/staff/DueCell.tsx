import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { daysBetween, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { ClockRing } from '../../../platform/web/look/ClockRing.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { CellProps } from '../../../platform/web/screens.ts';
import { RESPONSE_DAYS } from '../../disputes/rules/response-clock.ts';
import type { DueValue } from '../rules/due-value.ts';

const NOT_PRINTED = 'Letters not printed yet';

/** The clock of the bureau whose time is over first. No clock runs for a letter that never left the office. */
export function DueCell({ value: { dueOn, unprinted } }: CellProps<DueValue>): ReactElement | null {
  const due = dueOn === null ? undefined : parseCivilDate(dueOn);
  if (!due)
    return unprinted > 0 ? (
      <Text span c="dimmed" title={NOT_PRINTED}>
        {NOT_PRINTED}
      </Text>
    ) : null;
  const rest = unprinted > 0 ? `, ${unprinted} ${unprinted === 1 ? 'letter' : 'letters'} not printed yet` : '';
  return (
    <span title={`Due ${formatDate(due)}${rest}`}>
      <ClockRing day={RESPONSE_DAYS - daysBetween(officeToday(), due)} of={RESPONSE_DAYS} />
      {rest !== '' && <VisuallyHidden>{rest}</VisuallyHidden>}
    </span>
  );
}

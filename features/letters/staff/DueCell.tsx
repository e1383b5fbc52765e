import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { daysBetween, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { ClockRing } from '../../../platform/web/look/ClockRing.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { DueValue } from '../rules/due-value.ts';

const NOT_MAILED = 'Letters not mailed yet';

/** The clock of the bureau whose time is over first. No clock runs for a letter whose mailing is not recorded. */
export function DueCell({ value: { next, unmailed } }: CellProps<DueValue>): ReactElement | null {
  const due = next === null ? undefined : parseCivilDate(next.dueOn);
  const from = next === null ? undefined : parseCivilDate(next.countedFrom);
  if (!next || !due || !from)
    return unmailed > 0 ? (
      <Text span c="dimmed" title={NOT_MAILED}>
        {NOT_MAILED}
      </Text>
    ) : null;
  const days = daysBetween(from, due);
  const rest = unmailed > 0 ? `, ${unmailed} ${unmailed === 1 ? 'letter' : 'letters'} not mailed yet` : '';
  return (
    <span title={`Due ${formatDate(due)}${next.estimated ? ' (estimated)' : ''}${rest}`}>
      <ClockRing day={days - daysBetween(officeToday(), due)} of={days} />
      {(rest !== '' || next.estimated) && <VisuallyHidden>{`${next.estimated ? ', estimated' : ''}${rest}`}</VisuallyHidden>}
    </span>
  );
}

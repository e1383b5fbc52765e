import { VisuallyHidden } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { CellProps } from '../../../platform/web/screens.ts';
import { STUCK_DAYS } from '../../contacts/rules/stages.ts';
import type { DaysValue } from '../rules/days-value.ts';

/** Whole days in the stage; highlighted when onboarding takes too long. */
export function DaysCell({ value: { days, isStuck } }: CellProps<DaysValue>): ReactElement {
  if (!isStuck) return <>{days}</>;
  return (
    <span style={{ color: 'var(--redress-late)', fontWeight: 500, whiteSpace: 'nowrap' }}>
      <IconClockExclamation size={14} stroke={1.8} aria-hidden="true" style={{ verticalAlign: -2 }} /> {days}
      <VisuallyHidden>, over {STUCK_DAYS} days in onboarding</VisuallyHidden>
    </span>
  );
}

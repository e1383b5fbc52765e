import type { ReactElement } from 'react';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { RoundValue } from '../rules/round-value.ts';

const STATES: Readonly<Record<RoundValue['state'], string>> = { draft: 'being prepared', open: 'open', closed: 'closed' };

export function RoundCell({ value: { number, state } }: CellProps<RoundValue>): ReactElement {
  return (
    <>
      {number}, {STATES[state]}
    </>
  );
}

import type { ReactElement } from 'react';
import { StateStrip } from '../../../platform/web/look/StateStrip.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { BureauCounts } from '../../credit-reports/rules/bureau-numbers.ts';
import { numberSegments } from '../../credit-reports/rules/bureau-segments.ts';

/** Items that wait for an answer, by bureau. */
export function OpenItemsCell({ value }: CellProps<BureauCounts>): ReactElement {
  return <StateStrip segments={numberSegments(value, itemWord)} />;
}

function itemWord(count: number | null): string {
  return count ? `${count} ${count === 1 ? 'item' : 'items'} open` : 'no items';
}

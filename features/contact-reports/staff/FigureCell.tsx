import type { ReactElement } from 'react';
import type { CellProps } from '../../../platform/web/screens.ts';

/** How many items have this outcome. */
export function FigureCell({ value }: CellProps<number>): ReactElement {
  return <>{value}</>;
}

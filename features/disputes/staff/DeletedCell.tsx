import type { ReactElement } from 'react';
import type { CellProps } from '../../../platform/web/screens.ts';

/** Items bureaus took out so far. */
export function DeletedCell({ value }: CellProps<number>): ReactElement {
  return <>{value}</>;
}

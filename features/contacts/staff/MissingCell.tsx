import type { ReactElement } from 'react';
import type { CellProps } from '../../../platform/web/screens.ts';

/** What letters cannot be made without. */
export function MissingCell({ value }: CellProps<readonly string[]>): ReactElement {
  return <>{value.join(', ')}</>;
}

import type { ReactElement } from 'react';
export function ActivityPage(): ReactElement {
  return <p>ActivityPage</p>;
}

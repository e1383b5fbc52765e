import type { ReactElement } from 'react';
export function DisputeCenterPage(): ReactElement {
  return <p>Dispute Center</p>;
}

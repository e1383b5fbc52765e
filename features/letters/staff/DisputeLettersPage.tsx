import type { ReactElement } from 'react';
export function DisputeLettersPage(): ReactElement {
  return <p>Dispute Letters</p>;
}

import type { ReactElement } from 'react';
export function DisputesTab(_props: { readonly contactId: string }): ReactElement {
  return <p>Disputes</p>;
}

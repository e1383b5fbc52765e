import type { ReactElement } from 'react';
export function LettersTab(_props: { readonly contactId: string }): ReactElement {
  return <p>Letters</p>;
}

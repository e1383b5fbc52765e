import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LetterList } from './LetterList.tsx';
import { PaperApproval } from './PaperApproval.tsx';

/** The letters of one contact; those being made become ready while one looks. */
export function LettersTab({ contactId }: { readonly contactId: string }): ReactElement {
  const mayRecord = useMay()('letters:record-approval');
  return (
    <>
      {mayRecord && <PaperApproval contactId={contactId} />}
      <LetterList filter={{ contactId }} empty={<EmptyState sentence="No letters yet. Opening a round makes one for each bureau." />} />
    </>
  );
}

import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LetterList } from './LetterList.tsx';
import { PaperApproval } from './PaperApproval.tsx';

/** The letters of one contact; those being made become ready while one looks. */
export function LettersTab({ contactId }: { readonly contactId: string }): ReactElement {
  const may = useMay();
  const mayRecord = may('letters:record-approval');
  return (
    <>
      {may('letter-library:write') && (
        <Button component={AppLink} href={`/letters?write=new&contact=${contactId}`} variant="default" mb="sm">
          Write a letter
        </Button>
      )}
      {mayRecord && <PaperApproval contactId={contactId} />}
      <LetterList filter={{ contactId }} empty={<EmptyState sentence="No letters yet. Opening a round makes one for each bureau." />} />
    </>
  );
}

import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LetterList } from './LetterList.tsx';

/** The letters of one contact; those being made become ready while one looks. */
export function LettersTab({ contactId }: { readonly contactId: string }): ReactElement {
  return <LetterList filter={{ contactId }} empty={<EmptyState sentence="No letters yet. Opening a round makes one for each bureau." />} />;
}

import type { ReactElement } from 'react';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { LetterLibraryPage } from '../../../features/letter-library/staff/LetterLibraryPage.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

const pickPerson = (value: string, onChange: (id: string) => void): ReactElement => (
  <PersonPicker label="Client" value={value} onChange={onChange} />
);

/** The letter library, with a picker for those who may preview a letter for a client. */
export function LetterLibraryRoute(): ReactElement {
  const may = useMay();
  const mayPick = may('contacts:view') && may('letters:view') && may('credit-reports:view');
  return <LetterLibraryPage pickPerson={mayPick ? pickPerson : undefined} />;
}

import type { ReactElement } from 'react';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { DocumentsPage } from '../../../features/files/staff/DocumentsPage.tsx';

const pickPerson = (value: string, onChange: (id: string | undefined) => void, label: string): ReactElement => (
  <PersonPicker label={label} value={value} onChange={onChange} />
);

/** Documents of all contacts, who are chosen by name. */
export function DocumentsRoute(): ReactElement {
  return <DocumentsPage pickPerson={pickPerson} />;
}

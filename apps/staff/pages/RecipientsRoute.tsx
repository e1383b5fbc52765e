import type { ReactElement } from 'react';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { FurnisherResults } from '../../../features/disputes/staff/FurnisherResults.tsx';
import { RecipientsPage } from '../../../features/recipients/staff/RecipientsPage.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

const pickPerson = (value: string, onChange: (id: string) => void): ReactElement => (
  <PersonPicker label="Client" value={value} onChange={onChange} />
);

const results = (names: readonly string[]): ReactElement => <FurnisherResults names={names} />;

/** The address book, with a picker for those who may see contacts and their reports, and results for those who may see disputes. */
export function RecipientsRoute(): ReactElement {
  const may = useMay();
  const mayPick = may('contacts:view') && may('credit-reports:view');
  return <RecipientsPage pickPerson={mayPick ? pickPerson : undefined} results={may('disputes:view') ? results : undefined} />;
}

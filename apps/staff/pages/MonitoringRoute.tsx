import type { ReactElement } from 'react';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { MonitoringPage } from '../../../features/monitoring/staff/MonitoringPage.tsx';

const pickPerson = (value: string, onChange: (id: string | undefined) => void): ReactElement => (
  <PersonPicker label="Client" value={value} onChange={onChange} />
);

/** Credit monitoring of all clients, who are chosen among the contacts. */
export function MonitoringRoute(): ReactElement {
  return <MonitoringPage pickPerson={pickPerson} />;
}

import { useContext, type ReactElement } from 'react';
import { CalendarPage } from '../../../features/calendar/staff/CalendarPage.tsx';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { MovesContext } from '../moves-context.ts';

const pickContact = (value: string, onChange: (id: string) => void): ReactElement => (
  <PersonPicker label="Contact" value={value} onChange={onChange} />
);

/** The calendar. Whom an appointment is with is chosen among the contacts; each feature moves its own dates. */
export function CalendarRoute(): ReactElement {
  return <CalendarPage pickContact={pickContact} moves={useContext(MovesContext)} />;
}

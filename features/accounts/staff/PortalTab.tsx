import type { ReactElement } from 'react';
import type { ContactTabProps } from '../../contacts/contract.ts';
import { ClientLoginPanel } from './ClientLoginPanel.tsx';

export function PortalTab({ contact }: ContactTabProps): ReactElement {
  return <ClientLoginPanel contactId={contact.id} contactEmail={contact.email} />;
}

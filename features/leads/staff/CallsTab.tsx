import type { ReactElement } from 'react';
import type { ContactTabProps } from '../../contacts/contract.ts';
import { CallLog } from './CallLog.tsx';

export function CallsTab({ contact, archived }: ContactTabProps): ReactElement {
  return (
    <div style={{ maxWidth: 760 }}>
      <CallLog contactId={contact.id} name={contact.name} editable={!archived} />
    </div>
  );
}

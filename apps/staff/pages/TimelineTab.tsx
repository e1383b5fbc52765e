import type { ReactElement } from 'react';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import type { ContactTabProps } from '../../../features/contacts/contract.ts';
import { cameIn } from './came-in.ts';

export function TimelineTab({ contact }: ContactTabProps): ReactElement {
  return (
    <div style={{ maxWidth: 760 }}>
      <ActivityTimeline contactId={contact.id} beginning={cameIn(contact)} />
    </div>
  );
}

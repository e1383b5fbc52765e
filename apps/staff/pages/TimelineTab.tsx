import type { ReactElement } from 'react';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import type { ContactTabProps } from '../../../features/contacts/contract.ts';
import { importedActivity } from './imported-activity.ts';

export function TimelineTab({ contact }: ContactTabProps): ReactElement {
  return (
    <div style={{ maxWidth: 760 }}>
      <ActivityTimeline contactId={contact.id} beginning={importedActivity(contact)} />
    </div>
  );
}

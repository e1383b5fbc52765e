// Reports about contacts: the page of their feature with what other features show of a contact.
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import { ContactReportsPage } from '../../../features/contact-reports/staff/ContactReportsPage.tsx';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';

const AuditPart = lazy(async () => ({ default: (await import('./AuditPart.tsx')).AuditPart }));
const SegmentPart = lazy(async () => ({ default: (await import('./SegmentPart.tsx')).SegmentPart }));

const picker = (value: string, onChange: (id: string) => void): ReactElement => (
  <PersonPicker label="Contact" value={value} onChange={onChange} />
);
const audit = (contactId: string): ReactElement => (
  <Suspense fallback={<LoadingLines />}>
    <AuditPart contactId={contactId} />
  </Suspense>
);
const activity = (contactId: string): ReactElement => <ActivityTimeline contactId={contactId} />;

export function ContactReportsRoute(): ReactElement {
  const segment = useMemo(
    () => (
      <Suspense fallback={<LoadingLines />}>
        <SegmentPart />
      </Suspense>
    ),
    [],
  );
  return <ContactReportsPage picker={picker} audit={audit} activity={activity} segment={segment} />;
}

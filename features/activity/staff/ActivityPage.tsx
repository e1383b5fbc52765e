import type { ReactElement } from 'react';
import { PageHeader } from '../../../platform/web/PageHeader.tsx';
import { ActivityTimeline } from './ActivityTimeline.tsx';

export function ActivityPage(): ReactElement {
  return (
    <div style={{ maxWidth: 760 }}>
      <PageHeader title="Activity" />
      <ActivityTimeline />
    </div>
  );
}

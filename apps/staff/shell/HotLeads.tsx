import { lazy, Suspense, type ReactElement } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';

// The alert is above every page, so a failure to load it must not break the page. The next load tries again.
const HotLeadPanel = lazy(() =>
  loadPart(async () => ({ default: (await import('../../../features/leads/staff/HotLeadPanel.tsx')).HotLeadPanel })).catch(() => ({
    default: () => null,
  })),
);

/** The hot-lead alert, loaded after the page below it. */
export function HotLeads(): ReactElement {
  return (
    <Suspense>
      <HotLeadPanel />
    </Suspense>
  );
}

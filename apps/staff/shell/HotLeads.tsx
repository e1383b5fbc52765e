import { lazy, Suspense, type ReactElement } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';

// It stands above every page, so a failure to load it must leave the page alone; it comes with the next load.
const HotLeadPanel = lazy(() =>
  loadPart(async () => ({ default: (await import('../../../features/leads/staff/HotLeadPanel.tsx')).HotLeadPanel })).catch(() => ({
    default: () => null,
  })),
);

/** The alert of hot leads, loaded after the page it stands above. */
export function HotLeads(): ReactElement {
  return (
    <Suspense>
      <HotLeadPanel />
    </Suspense>
  );
}

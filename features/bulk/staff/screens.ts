import { screensOf } from '../../../platform/web/screens.ts';
import type { bulkContract } from '../contract.ts';

export const bulkScreens = screensOf<typeof bulkContract>()({
  feature: 'bulk',
  area: 'Bulk changes',
  renews: ['contacts', 'leads', 'cases', 'accounts', 'mail', 'dashboard'],
  subjectPages: { 'bulk-run': '/bulk?tab=history' },
});

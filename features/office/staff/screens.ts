import { screensOf } from '../../../platform/web/screens.ts';
import type { officeContract } from '../contract.ts';

export const officeScreens = screensOf<typeof officeContract>()({
  feature: 'office',
  area: 'Location',
  pages: [{ path: '/location', permission: 'office:view', load: async () => (await import('./LocationPage.tsx')).LocationPage }],
  renews: ['dashboard', 'calendar', 'agreements', 'disputes'],
  subjectPages: { location: '/location', office: '/setup', state: '/location' },
});

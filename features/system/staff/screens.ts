import { screensOf } from '../../../platform/web/screens.ts';
import type { systemContract } from '../contract.ts';

export const systemScreens = screensOf<typeof systemContract>()({
  feature: 'system',
  area: 'System',
  pages: [{ path: '/features', permission: 'system:view-settings', load: async () => (await import('./FeaturesPage.tsx')).FeaturesPage }],
  subjectPages: { run: '/admin-tools' },
});

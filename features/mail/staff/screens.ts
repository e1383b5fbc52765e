import { screensOf } from '../../../platform/web/screens.ts';
import type { mailContract } from '../contract.ts';

export const mailScreens = screensOf<typeof mailContract>()({
  feature: 'mail',
  area: 'Emails',
  pages: [{ path: '/communications', permission: 'mail:view', load: async () => (await import('./OutboxPage.tsx')).OutboxPage }],
  renews: ['dashboard'],
  subjectPages: { mail: '/communications' },
});

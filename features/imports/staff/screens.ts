import { screensOf } from '../../../platform/web/screens.ts';
import type { importsContract } from '../contract.ts';

export const importsScreens = screensOf<typeof importsContract>()({
  feature: 'imports',
  area: 'Imports',
  renews: ['contacts', 'leads', 'cases', 'duplicates', 'calendar', 'dashboard'],
  subjectPages: { import: '/export?tab=import' },
});

import { screensOf } from '../../../platform/web/screens.ts';
import type { exportsContract } from '../contract.ts';

export const exportsScreens = screensOf<typeof exportsContract>()({
  feature: 'exports',
  area: 'Exports',
  subjectPages: { export: '/export' },
});

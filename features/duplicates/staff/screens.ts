import { screensOf } from '../../../platform/web/screens.ts';
import type { duplicatesContract } from '../contract.ts';

export const duplicatesScreens = screensOf<typeof duplicatesContract>()({
  feature: 'duplicates',
  area: 'Duplicates',
  renews: 'all',
});

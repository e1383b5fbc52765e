import { screensOf } from '../../../platform/web/screens.ts';
import type { findingsContract } from '../contract.ts';

export const findingsScreens = screensOf<typeof findingsContract>()({
  feature: 'findings',
  area: 'Findings',
  renews: ['disputes', 'dispute-queues', 'dashboard'],
});

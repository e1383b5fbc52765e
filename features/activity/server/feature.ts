import type { Feature } from '../../../platform/server/feature.ts';
import { activityContract } from '../contract.ts';
import { chainActivity } from './jobs.ts';
import { list } from './operations/list.ts';
import { LIVE_ROUTE, mountLive } from './wire/live.ts';

export const activityFeature: Feature<typeof activityContract> = {
  name: 'activity',
  contract: activityContract,
  operations: { list },
  jobs: [chainActivity],
  routes: mountLive,
  wire: [LIVE_ROUTE],
};

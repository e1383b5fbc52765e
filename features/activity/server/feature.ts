import { defineFeature } from '../../../platform/server/feature.ts';
import { activityContract } from '../contract.ts';
import { KEY_CHAIN } from './chain.ts';
import { chainActivity } from './jobs.ts';
import { list } from './operations/list.ts';
import { SEAL_ACTIVITY } from './store/content.ts';
import { ACTIVITY_RETENTION } from './retention.ts';
import { VERIFY_CHAIN } from './verify-chain.ts';
import { LIVE_ROUTE, mountLive } from './wire/live.ts';

export const activityFeature = defineFeature({
  name: 'activity',
  contract: activityContract,
  views: ['activity_times', 'activity_entries'],
  operations: { list },
  jobs: [chainActivity],
  maintenance: [VERIFY_CHAIN],
  dataSteps: [SEAL_ACTIVITY, KEY_CHAIN],
  routes: mountLive,
  wire: [LIVE_ROUTE],
  retention: [ACTIVITY_RETENTION],
  bound: { activity: 'What happened to a record is never rewritten; the timeline of the kept record also shows it.' },
});

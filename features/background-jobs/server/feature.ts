import { defineFeature } from '../../../platform/server/feature.ts';
import { needOf } from '../../../platform/server/manifest.ts';
import { backgroundJobsActivities } from '../activities.ts';
import { backgroundJobsContract } from '../contract.ts';
import { listWaiting } from './operations/list-waiting.ts';
import { list } from './operations/list.ts';
import { retry } from './operations/retry.ts';

export const backgroundJobsFeature = defineFeature({
  name: 'backgroundJobs',
  contract: backgroundJobsContract,
  activities: backgroundJobsActivities,
  operations: { list, listWaiting, retry },
  needs: [
    needOf({
      key: 'backgroundJobs.givenUp',
      permissions: ['background-jobs:view', 'background-jobs:manage'],
      words: { one: 'background job failed for good', many: 'background jobs failed for good' },
      href: '/admin-tools',
      weight: 'late',
      count: async ({ db, services }, most) => (await services.givenUpJobs.list(db, most)).length,
    }),
  ],
});

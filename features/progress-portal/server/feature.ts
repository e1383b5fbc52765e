import { defineFeature } from '../../../platform/server/feature.ts';
import { progressPortalActivities } from '../activities.ts';
import { progressPortalContract } from '../contract.ts';
import { HEARING_REACTIONS, noteHeard } from './jobs.ts';
import { count } from './operations/count.ts';
import { list } from './operations/list.ts';
import { openPreview } from './operations/open-preview.ts';
import { HEARINGS_FOLLOW } from './store/hearings.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const progressPortalFeature = defineFeature({
  name: 'progressPortal',
  contract: progressPortalContract,
  activities: progressPortalActivities,
  operations: { list, count, openPreview },
  jobs: [noteHeard],
  reactions: HEARING_REACTIONS,
  retention: [
    rowsDisposed({
      key: 'progressPortal.hearings',
      name: 'When the client last heard from the office',
      tables: ['portal_hearings'],
      group: 'records',
      onRequest: true,
    }),
  ],
  follows: [HEARINGS_FOLLOW],
});

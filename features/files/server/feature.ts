import { defineFeature } from '../../../platform/server/feature.ts';
import { filesActivities } from '../activities.ts';
import { filesContract } from '../contract.ts';
import { scanQuarantined, sweepOrphans } from './jobs.ts';
import { check } from './operations/check.ts';
import { listDocuments } from './operations/list-documents.ts';
import { restore } from './operations/restore.ts';
import { takeBack } from './operations/take-back.ts';
import { FILE_WIRE, mountFileRoutes } from './wire/file-routes.ts';
import { CHECKS_FOLLOW, DOCUMENTS_FOLLOW } from './store/by-contact.ts';

export const filesFeature = defineFeature({
  name: 'files',
  contract: filesContract,
  activities: filesActivities,
  operations: { listDocuments, check, takeBack, restore },
  routes: mountFileRoutes,
  wire: FILE_WIRE,
  jobs: [sweepOrphans, scanQuarantined],
  follows: [DOCUMENTS_FOLLOW, CHECKS_FOLLOW],
});

import type { Feature } from '../../../platform/server/feature.ts';
import { filesContract } from '../contract.ts';
import { scanQuarantined, sweepOrphans } from './jobs.ts';
import { check } from './operations/check.ts';
import { listDocuments } from './operations/list-documents.ts';
import { restore } from './operations/restore.ts';
import { takeBack } from './operations/take-back.ts';
import { FILE_WIRE, mountFileRoutes } from './wire/file-routes.ts';

export const filesFeature: Feature<typeof filesContract> = {
  name: 'files',
  contract: filesContract,
  operations: { listDocuments, check, takeBack, restore },
  routes: mountFileRoutes,
  wire: FILE_WIRE,
  jobs: [sweepOrphans, scanQuarantined],
};

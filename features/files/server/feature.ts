import type { Feature } from '../../../platform/server/feature.ts';
import { filesContract } from '../contract.ts';
import { scanQuarantined, sweepOrphans } from './jobs.ts';
import { FILE_WIRE, mountFileRoutes } from './wire/file-routes.ts';

export const filesFeature: Feature<typeof filesContract> = {
  name: 'files',
  contract: filesContract,
  operations: {},
  routes: mountFileRoutes,
  wire: FILE_WIRE,
  jobs: [sweepOrphans, scanQuarantined],
};

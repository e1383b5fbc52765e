import type { Feature } from '../../../platform/server/feature.ts';
import { filesContract } from '../contract.ts';
import { sweepOrphans } from './jobs.ts';

export const filesFeature: Feature<typeof filesContract> = { name: 'files', contract: filesContract, operations: {}, jobs: [sweepOrphans] };

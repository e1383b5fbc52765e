import type { Feature } from '../../../platform/server/feature.ts';
import { activityContract } from '../contract.ts';
import { chainActivity } from './jobs.ts';
import { list } from './operations/list.ts';

export const activityFeature: Feature<typeof activityContract> = { name: 'activity', contract: activityContract, operations: { list }, jobs: [chainActivity] };

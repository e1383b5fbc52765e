import { defineFeature } from '../../../platform/server/feature.ts';
import { analyticsContract } from '../contract.ts';
import { getFigures } from './operations/get-figures.ts';

export const analyticsFeature = defineFeature({ name: 'analytics', contract: analyticsContract, operations: { getFigures } });

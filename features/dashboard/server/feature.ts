import { defineFeature } from '../../../platform/server/feature.ts';
import { dashboardContract } from '../contract.ts';
import { get } from './operations/get.ts';
import { getCharts } from './operations/get-charts.ts';
import { getSetup } from './operations/get-setup.ts';

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  contract: dashboardContract,
  operations: { get, getSetup, getCharts },
});

import type { Feature } from '../../../platform/server/feature.ts';
import { creditReportsContract } from '../contract.ts';
import { readReport } from './jobs.ts';
import { get } from './operations/get.ts';
import { getOriginal } from './operations/get-original.ts';
import { list } from './operations/list.ts';
import { upload } from './operations/upload.ts';

export const creditReportsFeature: Feature<typeof creditReportsContract> = {
  name: 'creditReports', contract: creditReportsContract, operations: { upload, list, get, getOriginal }, jobs: [readReport],
};

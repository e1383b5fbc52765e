import { defineFeature } from '../../../platform/server/feature.ts';
import { reportsActivities } from '../activities.ts';
import { reportsContract } from '../contract.ts';
import { clearReportFile, sweepReportFiles } from './clear-file-jobs.ts';
import { cancelFile } from './operations/cancel-file.ts';
import { createFile } from './operations/create-file.ts';
import { getFile } from './operations/get-file.ts';
import { listAccessGroups } from './operations/list-access-groups.ts';
import { listAccessRows } from './operations/list-access-rows.ts';
import { listFiles } from './operations/list-files.ts';
import { listGroups } from './operations/list-groups.ts';
import { listRows } from './operations/list-rows.ts';
import { openFileLink } from './operations/open-file-link.ts';
import { mountFileRoute, REPORT_WIRE } from './wire/file-route.ts';
import { writeReportFile } from './write-file-job.ts';

export const reportsFeature = defineFeature({
  name: 'reports',
  contract: reportsContract,
  activities: reportsActivities,
  operations: { listRows, listGroups, listAccessRows, listAccessGroups, createFile, listFiles, getFile, cancelFile, openFileLink },
  jobs: [writeReportFile, clearReportFile, sweepReportFiles],
  routes: mountFileRoute,
  wire: REPORT_WIRE,
});

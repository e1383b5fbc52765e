import { defineFeature } from '../../../platform/server/feature.ts';
import { exportsActivities } from '../activities.ts';
import { exportsContract } from '../contract.ts';
import { clearParts, sweepExports } from './clear-jobs.ts';
import { cancel } from './operations/cancel.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { openLink } from './operations/open-link.ts';
import { EXPORT_WIRE, mountDownload } from './wire/download-route.ts';
import { writeExport } from './write-job.ts';

export const exportsFeature = defineFeature({
  name: 'exports',
  contract: exportsContract,
  activities: exportsActivities,
  operations: { create, list, get, cancel, openLink },
  jobs: [writeExport, clearParts, sweepExports],
  views: ['export_history'],
  routes: mountDownload,
  wire: EXPORT_WIRE,
});

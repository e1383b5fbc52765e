import { defineFeature } from '../../../platform/server/feature.ts';
import { bulkActivities } from '../activities.ts';
import { bulkContract } from '../contract.ts';
import { cancel } from './operations/cancel.ts';
import { dryRun } from './operations/dry-run.ts';
import { get } from './operations/get.ts';
import { history } from './operations/history.ts';
import { listRows } from './operations/list-rows.ts';
import { preview } from './operations/preview.ts';
import { retryFailed } from './operations/retry-failed.ts';
import { start } from './operations/start.ts';
import { undo } from './operations/undo.ts';
import { runBulk } from './run-job.ts';
import { forgetBulk, undoBulkRun } from './undo-job.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const bulkFeature = defineFeature({
  name: 'bulk',
  contract: bulkContract,
  activities: bulkActivities,
  operations: { preview, dryRun, start, get, listRows, cancel, retryFailed, undo, history },
  jobs: [runBulk, undoBulkRun, forgetBulk],
  retention: [rowsDisposed({ key: 'bulk.rows', name: 'Rows of bulk changes', tables: ['bulk_rows'], group: 'records', onRequest: true })],
  bound: { bulk_rows: 'A row says what a bulk change did to this record at that time.' },
});

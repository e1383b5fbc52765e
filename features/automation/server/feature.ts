import { defineFeature } from '../../../platform/server/feature.ts';
import { automationActivities } from '../activities.ts';
import { automationContract } from '../contract.ts';
import { followRecord, sweepRuns } from './jobs.ts';
import { create } from './operations/create.ts';
import { dryRun } from './operations/dry-run.ts';
import { get } from './operations/get.ts';
import { listBuiltIn } from './operations/list-built-in.ts';
import { listKinds } from './operations/list-kinds.ts';
import { listRuns } from './operations/list-runs.ts';
import { list } from './operations/list.ts';
import { pauseAll } from './operations/pause-all.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { resumeAll } from './operations/resume-all.ts';
import { switchRule } from './operations/switch.ts';
import { takeOver } from './operations/take-over.ts';
import { update } from './operations/update.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const automationFeature = defineFeature({
  name: 'automation',
  contract: automationContract,
  activities: automationActivities,
  operations: {
    listBuiltIn,
    listKinds,
    list,
    get,
    listRuns,
    dryRun,
    create,
    update,
    switch: switchRule,
    takeOver,
    remove,
    restore,
    pauseAll,
    resumeAll,
  },
  jobs: [followRecord, sweepRuns],
  retention: [
    rowsDisposed({
      key: 'automation.runs',
      name: 'What automation rules did',
      tables: ['automation_runs'],
      group: 'records',
      onRequest: true,
    }),
  ],
  bound: { automation_runs: 'The log says what a rule did about the record as it was.' },
});

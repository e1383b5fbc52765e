import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';
import { systemActivities } from '../activities.ts';
import { systemContract } from '../contract.ts';
import { advance, sweepCounts } from './jobs.ts';
import { getHealth } from './operations/get-health.ts';
import { listFaults } from './operations/list-faults.ts';
import { listSettings } from './operations/list-settings.ts';
import { listTasks } from './operations/list-tasks.ts';
import { startRun } from './operations/start-run.ts';
import { PLATFORM_PARTS } from './parts.ts';
import { SEAL_AGAIN } from './reseal.ts';

export const systemFeature = defineFeature({
  name: 'system',
  contract: systemContract,
  activities: systemActivities,
  operations: { listSettings, getHealth, listFaults, listTasks, startRun },
  jobs: [advance, sweepCounts],
  maintenance: [SEAL_AGAIN],
  sealedAs: { 'system_kept_answers.answer_sealed': { key: ['user_id', 'key'] } },
  parts: PLATFORM_PARTS,
  retention: [
    rowsDisposed({
      key: 'system.effects',
      name: 'What was sent out and what became of it',
      tables: ['effects'],
      group: 'records',
      onRequest: true,
    }),
  ],
  follows: [rowsFollow('effects', 'effects')],
});

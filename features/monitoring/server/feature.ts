import { defineFeature } from '../../../platform/server/feature.ts';
import { monitoringActivities } from '../activities.ts';
import { monitoringContract } from '../contract.ts';
import { pull } from './jobs.ts';
import { providers } from './operations/providers.ts';
import { list } from './operations/list.ts';
import { add } from './operations/add.ts';
import { update } from './operations/update.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { sendEnrolment } from './operations/send-enrolment.ts';
import { test } from './operations/test.ts';
import { importNow } from './operations/import-now.ts';
import { listPulls } from './operations/list-pulls.ts';
import { monitoringNeeds } from './monitoring-needs.ts';
import { statusFacet } from './status-facet.ts';
import { CONNECTIONS_FOLLOW } from './store/merge.ts';
import { MONITORING_PARTS, MONITORING_SETTINGS } from './parts.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const monitoringFeature = defineFeature({
  name: 'monitoring',
  contract: monitoringContract,
  views: ['monitoring_states'],
  activities: monitoringActivities,
  settings: MONITORING_SETTINGS,
  parts: MONITORING_PARTS,
  operations: { providers, list, add, update, remove, restore, sendEnrolment, test, importNow, listPulls },
  jobs: [pull],
  needs: monitoringNeeds,
  facets: [statusFacet],
  retention: [
    rowsDisposed({
      key: 'monitoring.connections',
      name: 'Credit monitoring and when reports were fetched',
      tables: ['monitoring_pulls', 'monitoring_connections'],
      group: 'reports',
      onRequest: true,
    }),
  ],
  follows: [CONNECTIONS_FOLLOW],
});

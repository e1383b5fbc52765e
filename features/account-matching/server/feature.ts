import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { accountMatchingActivities } from '../activities.ts';
import { accountMatchingContract } from '../contract.ts';
import { decide } from './operations/decide.ts';
import { list } from './operations/list.ts';
import { undo } from './operations/undo.ts';
import { SEAL_MATCHES } from './store/names.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const accountMatchingFeature = defineFeature({
  name: 'accountMatching',
  formerly: 'creditReports',
  contract: accountMatchingContract,
  activities: accountMatchingActivities,
  operations: { decide, undo, list },
  // Of two decisions about one pair the later counts, so all of them go along.
  dataSteps: [SEAL_MATCHES],
  retention: [
    rowsDisposed({
      key: 'accountMatching.decisions',
      name: 'Decisions about which accounts are one',
      tables: ['credit_report_matches'],
      group: 'reports',
      onRequest: true,
    }),
  ],
  follows: [rowsFollow('matches', 'credit_report_matches')],
});

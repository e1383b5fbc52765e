import { defineFeature } from '../../../platform/server/feature.ts';
import { reportChangesActivities } from '../activities.ts';
import { reportChangesContract } from '../contract.ts';
import { changeNeeds } from './change-needs.ts';
import { compareJob, formerCompareJob } from './jobs.ts';
import { list } from './operations/list.ts';
import { SEAL_EVENTS } from './store/content.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const reportChangesFeature = defineFeature({
  name: 'reportChanges',
  formerly: 'creditReports',
  contract: reportChangesContract,
  activities: reportChangesActivities,
  operations: { list },
  dataSteps: [SEAL_EVENTS],
  jobs: [compareJob, formerCompareJob],
  // Whatever changes which reports count, what is complete in them, or which of their lines are one account.
  reactions: (
    [
      'creditReports.read',
      'creditReports.manualFinished',
      'creditReports.personAnswered',
      'creditReports.personConfirmed',
      'creditReports.personChecked',
      'creditReports.completeAnswered',
      'creditReports.discarded',
      'creditReports.takenBack',
      'creditReports.combined',
      'creditReports.matchDecided',
      'creditReports.matchUndone',
    ] as const
  ).map((on) => ({
    on,
    sentence: 'When a report is added, corrected or set aside, it is compared with the one before.',
    job: compareJob,
    payload: ({ contactId }) => ({ contactId }),
  })),
  needs: [changeNeeds],
  retention: [
    rowsDisposed({
      key: 'reportChanges.changes',
      name: 'Changes between credit reports',
      tables: ['credit_report_events'],
      group: 'reports',
      onRequest: true,
    }),
  ],
  bound: { credit_report_events: 'They belong to reports, and a record with reports is never merged away.' },
});

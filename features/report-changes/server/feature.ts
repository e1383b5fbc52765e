import type { Feature } from '../../../platform/server/feature.ts';
import { reportChangesContract } from '../contract.ts';
import { compareJob, formerCompareJob } from './jobs.ts';
import { list } from './operations/list.ts';

export const reportChangesFeature: Feature<typeof reportChangesContract> = {
  name: 'reportChanges',
  contract: reportChangesContract,
  operations: { list },
  jobs: [compareJob, formerCompareJob],
  // Whatever changes which reports count, what is complete in them, or which of their lines are one account.
  reactions: (
    [
      'creditReports.read',
      'creditReports.manualFinished',
      'creditReports.personAnswered',
      'creditReports.completeAnswered',
      'creditReports.discarded',
      'creditReports.takenBack',
      'creditReports.combined',
      'accountMatching.decided',
      'accountMatching.undone',
    ] as const
  ).map((on) => ({ on, job: compareJob, payload: ({ contactId }) => ({ contactId }) })),
};

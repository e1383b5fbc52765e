import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';
import { retentionActivities } from '../activities.ts';
import { retentionContract } from '../contract.ts';
import { destroyJob } from './destroy-job.ts';
import { RETENTION_NEEDS } from './needs.ts';
import { approve } from './operations/approve.ts';
import { deleteOnRequest } from './operations/delete-on-request.ts';
import { holdOf } from './operations/hold-of.ts';
import { handOver } from './operations/hand-over.ts';
import { liftHold } from './operations/lift-hold.ts';
import { listDisposals } from './operations/list-disposals.ts';
import { listDue } from './operations/list-due.ts';
import { ofContact } from './operations/of-contact.ts';
import { openCertificate } from './operations/open-certificate.ts';
import { placeHold } from './operations/place-hold.ts';
import { saveSettings } from './operations/save-settings.ts';
import { reviewNow, reviewRetention } from './review.ts';
import { HOLDS_FOLLOW } from './store/holds.ts';

export const retentionFeature = defineFeature({
  name: 'retention',
  contract: retentionContract,
  activities: retentionActivities,
  operations: {
    listDue,
    approve,
    listDisposals,
    openCertificate,
    saveSettings,
    ofContact,
    holdOf,
    placeHold,
    liftHold,
    deleteOnRequest,
    handOver,
  },
  jobs: [reviewRetention, reviewNow, destroyJob],
  needs: RETENTION_NEEDS,
  follows: [HOLDS_FOLLOW],
  retention: [
    rowsDisposed({
      key: 'retention.holds',
      name: 'Legal holds that were lifted',
      tables: ['retention_holds'],
      group: 'records',
      onRequest: true,
      isLast: true,
    }),
  ],
  bound: {
    retention_due: 'It is computed again for each record every night.',
    retention_subjects: 'It says what was destroyed of this record.',
  },
});

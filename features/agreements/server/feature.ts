import { defineFeature } from '../../../platform/server/feature.ts';
import { agreementsActivities } from '../activities.ts';
import { agreementsContract } from '../contract.ts';
import { agreementDeadlines } from './agreement-deadlines.ts';
import { agreementFacet, agreementRebuild } from './agreement-facet.ts';
import { recordAttested } from './attested-job.ts';
import { list } from './operations/list.ts';
import { record } from './operations/record.ts';
import { correct } from './operations/correct.ts';
import { cancelNotice } from './operations/cancel-notice.ts';
import { undoCancel } from './operations/undo-cancel.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { mine } from './operations/mine.ts';
import { agreementNeeds } from './agreement-needs.ts';
import { AGREEMENTS_FOLLOW } from './store/merge.ts';

export const agreementsFeature = defineFeature({
  name: 'agreements',
  contract: agreementsContract,
  views: ['agreement_days'],
  activities: agreementsActivities,
  operations: { list, record, correct, cancelNotice, undoCancel, remove, restore, mine },
  jobs: [recordAttested],
  facets: [agreementFacet],
  maintenance: [agreementRebuild],
  deadlines: agreementDeadlines,
  needs: [agreementNeeds],
  follows: [AGREEMENTS_FOLLOW],
});

import { defineFeature } from '../../../platform/server/feature.ts';
import { agreementsActivities } from '../activities.ts';
import { agreementsContract } from '../contract.ts';
import { agreementDeadlines } from './agreement-deadlines.ts';
import { agreementFacet, agreementRebuild } from './agreement-facet.ts';
import { recordAttested } from './attested-job.ts';
import { list } from './operations/list.ts';
import { listVerdicts } from './operations/list-verdicts.ts';
import { record } from './operations/record.ts';
import { correct } from './operations/correct.ts';
import { end } from './operations/end.ts';
import { cancelNotice } from './operations/cancel-notice.ts';
import { undoCancel } from './operations/undo-cancel.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { mine } from './operations/mine.ts';
import { cancelMine } from './operations/cancel-mine.ts';
import { agreementNeeds } from './agreement-needs.ts';
import { AGREEMENTS_FOLLOW } from './store/merge.ts';
import { AGREEMENTS_RETENTION } from './store/retention.ts';

export const agreementsFeature = defineFeature({
  name: 'agreements',
  contract: agreementsContract,
  views: ['agreement_days'],
  activities: agreementsActivities,
  operations: { list, listVerdicts, record, correct, cancelNotice, end, undoCancel, remove, restore, mine, cancelMine },
  jobs: [recordAttested],
  facets: [agreementFacet],
  maintenance: [agreementRebuild],
  deadlines: agreementDeadlines,
  needs: [agreementNeeds],
  retention: [AGREEMENTS_RETENTION],
  follows: [AGREEMENTS_FOLLOW],
  bound: { gate_verdicts: 'What was allowed of a record is never rewritten; the list of the kept record also shows it.' },
});

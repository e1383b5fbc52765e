import { defineFeature } from '../../../platform/server/feature.ts';
import { duplicatesActivities } from '../activities.ts';
import { duplicatesContract } from '../contract.ts';
import { findPairs } from './jobs.ts';
import { dismiss } from './operations/dismiss.ts';
import { findNow } from './operations/find-now.ts';
import { forContact } from './operations/for-contact.ts';
import { listMerges } from './operations/list-merges.ts';
import { list } from './operations/list.ts';
import { merge } from './operations/merge.ts';
import { undoDismiss } from './operations/undo-dismiss.ts';
import { undoMerge } from './operations/undo-merge.ts';
import { duplicateNeeds } from './duplicate-needs.ts';
import { DUPLICATES_RETENTION } from './store/retention.ts';

export const duplicatesFeature = defineFeature({
  name: 'duplicates',
  contract: duplicatesContract,
  activities: duplicatesActivities,
  operations: { list, forContact, findNow, dismiss, undoDismiss, merge, undoMerge, listMerges },
  jobs: [findPairs],
  needs: [duplicateNeeds],
  retention: [DUPLICATES_RETENTION],
  bound: { duplicate_pairs: 'A pair is about two records as they were.' },
});

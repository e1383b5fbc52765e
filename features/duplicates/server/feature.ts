import type { Feature } from '../../../platform/server/feature.ts';
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

export const duplicatesFeature: Feature<typeof duplicatesContract> = {
  name: 'duplicates',
  contract: duplicatesContract,
  operations: { list, forContact, findNow, dismiss, undoDismiss, merge, undoMerge, listMerges },
  jobs: [findPairs],
};

import type { Operation } from '../../../../platform/server/feature.ts';
import type { duplicatesContract } from '../../contract.ts';
import { viewMerge } from '../merge-view.ts';
import { listMerges, listOthers, maySeeNumbers } from '../store.ts';

const MOST_MERGES = 10;

export const forContact: Operation<typeof duplicatesContract.forContact> = async ({ db, scope, input }) => ({
  others: await listOthers(db, input.contactId, maySeeNumbers(scope)),
  merges: (await listMerges(db, { contactId: input.contactId, limit: MOST_MERGES })).map(viewMerge),
});

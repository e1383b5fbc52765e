import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputeQueuesContract } from '../../contract.ts';
import { countQueues } from '../store/queue-rows.ts';

export const count: Operation<typeof disputeQueuesContract.count> = async ({ db, input, now, zone }) => ({
  counts: await countQueues(db, { today: civilDateAt(now, zone) }, input),
});

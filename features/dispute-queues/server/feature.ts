import { defineFeature } from '../../../platform/server/feature.ts';
import { disputeQueuesContract } from '../contract.ts';
import { count } from './operations/count.ts';
import { list } from './operations/list.ts';

export const disputeQueuesFeature = defineFeature({
  name: 'disputeQueues',
  rightsOf: 'disputes',
  contract: disputeQueuesContract,
  operations: { list, count },
});

import type { Operation } from '../../../../platform/server/feature.ts';
import type { duplicatesContract } from '../../contract.ts';
import { findPairs } from '../jobs.ts';

export const findNow: Operation<typeof duplicatesContract.findNow> = async ({ scope, record, enqueue }) => {
  record({ contactId: null, subject: { type: 'user', id: scope.userId }, summary: 'Search for duplicates started' });
  await enqueue(findPairs, {});
  return { asked: true };
};

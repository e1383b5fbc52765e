import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { sayToClient } from '../../rules/portal-words.ts';
import { listWorkFacts } from '../may-work.ts';

export const mine: Operation<typeof agreementsContract.mine> = async ({ db, scope, now, zone }) => {
  const facts = (await listWorkFacts(db, [scope.contactId], { now, zone })).get(scope.contactId);
  return facts ? sayToClient(facts) : { sentence: null, from: null };
};
